/** Whether a click would open the link in this tab, so that a script may handle it. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The class of what fades in, and of what has faded out. */
export const HIDDEN = "opacity-0";

/** Removes an element once it has faded, at once if nothing moves. */
export async function fadeOut(element: Element): Promise<void> {
  element.classList.add(HIDDEN);
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  element.remove();
}

export function createButton(label: string | null, className: string, onClick: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}
