export const withdrawal = {
  button: "Withdraw this inquiry",
  note: "Changed your mind? Press this button, and the studio sees that you no longer want a reply.",
  done: "Withdrawn",
  doneNote: "The studio sees that you withdrew this inquiry.",
  // In place of what pages promise after a form was sent.
  sent: {
    title: "You withdrew this inquiry",
    text: "You get no reply to it. To send it again after all, fill in the form once more.",
  },
  unproven: {
    title: "We cannot tell that this is yours",
    text: "You can withdraw an inquiry here for one hour after you sent it. After that, tell us the reference and we withdraw it for you: write to {email} or call {phone}.",
  },
  down: {
    title: "We could not withdraw it just now",
    text: "Go back and press the button once more. If it fails again, tell us the reference: write to {email} or call {phone}.",
  },
};
