// The words of fields, notices and dialogs wherever they stand.
export const opensInANew = "(opens in a new tab)";
export const aLittleTooFast = "A little too fast";
export const thereIsAProblem = "There is a problem";
export const optional = "(optional)";
export const thisFormHadBeen = "This form had been open for a long time";
export const everythingYouTypedIs = (again: string | number) =>
  `Everything you typed is still here. Check it and ${again}.`;
export const manyMessagesCameFrom = (again: string | number) =>
  `Many messages came from your connection. Wait a minute and ${again}: everything you typed is still here.`;
export const leaveThisFieldEmpty = "Leave this field empty";
export const dismiss = "Dismiss";
export const writeTo = "write to";
export const orCall = "or call";
export const strong = "Strong";
export const solid = "Solid";
export const building = "Building";
export const early = "Early";
