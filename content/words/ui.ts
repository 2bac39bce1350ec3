// The words of fields, notices and dialogs wherever they stand.
export const opensInANew = "(opens in a new tab)";
export const youAreOffline = "You are offline";
export const aLittleTooFast = "A little too fast";
export const theNextPageDid = "The next page did not arrive";
export const waitAMinute = "Wait a minute. ";
export const everythingYouChoseAnd = "Everything you chose and typed is still here.";
export const tryAgain = "Try again";
export const thereIsAProblem = "There is a problem";
export const optional = "(optional)";
export const thisFormHadBeen = "This form had been open for a long time";
export const everythingYouTypedIs = (again: string | number) =>
  `Everything you typed is still here. Check it and ${again}.`;
export const manyMessagesCameFrom = (again: string | number) =>
  `Many messages came from your connection. Wait a minute and ${again}: everything you typed is still here.`;
export const leaveThisFieldEmpty = "Leave this field empty";
export const dismiss = "Dismiss";
export const nothingWasSentAnd =
  "Nothing was sent, and everything you typed is still here. Press the button again once you are connected.";
export const writeTo = "write to";
export const orCall = "or call";
export const strong = "Strong";
export const solid = "Solid";
export const building = "Building";
export const early = "Early";
export const thisScreenDidNot = "This screen did not open";
export const whatYouChoseIs =
  "What you chose is in the address, and what you typed is kept in this tab.";
export const weCouldNotBe = "We could not be reached";
export const theConnectionFailedSo =
  "The connection failed, so nothing was sent. Everything you chose and typed is still here.";
