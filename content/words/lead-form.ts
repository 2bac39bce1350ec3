// What is said of a form that was not right; its fields are in contact.ts.
export const sendItOnceMore = "send it once more";
export const yourMessageIsNot = "Your message is not stored yet";
export const somethingIsWrongOn = "Something is wrong on our side. Send it once more, or";
export const pleaseChooseAFrom = (value: string | number) =>
  `Please choose a ${value} from the list`;
export const pleaseUseAtMost = (value: string | number) => `Please use at most ${value} characters`;
export const nameIsRequired = "Name is required";
export const emailIsRequired = "Email is required";
export const emailIsInvalid = "Email is invalid";
export const sent = (value: string | number) => `Sent ${value}`;
