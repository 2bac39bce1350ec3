type Kind = "localStorage" | "sessionStorage";

/** Null for nothing, for text that is not JSON, which is removed, and where storage is blocked. */
export function readStored(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(globalThis[kind].getItem(key) ?? "null");
  } catch {
    removeStored(kind, key);
    return null;
  }
}

/** False where storage is full or blocked. */
export function store(kind: Kind, key: string, value: unknown): boolean {
  try {
    globalThis[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

export function storedKeys(kind: Kind): string[] {
  try {
    return Object.keys(globalThis[kind]);
  } catch {
    return [];
  }
}
