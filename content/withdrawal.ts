export const withdrawal = {
  button: "Withdraw this inquiry",
  note: "Changed your mind? The studio then sees that you took it back.",
  done: "Withdrawn",
  doneNote: "The studio sees that you took this inquiry back.",
  unproven: {
    title: "We cannot tell that this is yours",
    text: "We know the browser that sent an inquiry for one hour. After that, tell us the reference and we withdraw it for you: write to {email} or call {phone}.",
  },
  down: {
    title: "We could not withdraw it just now",
    text: "Go back and press the button once more. If it fails again, tell us the reference: write to {email} or call {phone}.",
  },
};
