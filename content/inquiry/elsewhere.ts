/** What the wizard says of the link by which an inquiry goes on on another device. */
export const elsewhere = {
  open: {
    title: "Go on elsewhere",
    texts: [
      "Scan this code with your phone, or open the address on another device. You go on at this step, with everything typed so far.",
      "The link holds your choices, name, e-mail, phone, company and challenge: whoever has it can read them. It works for 48 hours, and ends when the inquiry is sent.",
    ],
  },
  removed: { title: "The link is removed", texts: ["It leads nowhere now. Nothing else changed."] },
  unmade: {
    title: "We could not make the link just now",
    texts: ["Everything you typed is still here. Wait a moment and try again."],
  },
  unremoved: {
    title: "We could not remove the link just now",
    texts: ["It still works. Wait a moment and try again."],
  },
  gone: {
    title: "This link leads nowhere any more",
    text: "It was removed, its inquiry was sent, or it is older than 48 hours. What was typed is still on the device it was typed on.",
  },
  down: {
    title: "We could not open this link just now",
    text: "The link itself is fine. Wait a moment and try again.",
  },
};
