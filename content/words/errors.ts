// What pages say instead of what was asked for.
export const thatAddressOrForm = "That address or form does not add up.";
export const youMayNotAsk = "You may not ask for this, or not from there.";
export const thereIsNothingHere = "There is nothing here.";
export const thisAddressDoesNot = "This address does not answer that method.";
export const theRequestDidNot = "The request did not arrive in time.";
export const thatIsMoreThan = "That is more than this address takes.";
export const thatAddressIsToo = "That address is too long.";
export const formsAreReadAs = "Forms are read as application/x-www-form-urlencoded only.";
export const resultsNotFoundTitle = (name: string | number) => `Results not found | ${name}`;
export const resultsNotFound = "Results not found";
export const error404 = "ERROR 404";
export const thisLinkLeadsTo = "This link leads to no results";
export const partOfTheAddress =
  "Part of the address was changed or cut off on the way here. Open the link again from where it was first copied, or answer the questions anew: it takes 3-5 minutes.";
export const startTheAssessment = "Start the assessment";
export const youCanAlways = "You can always";
export const tryAgain = "Try again";
export const returnToHome = "Return to Home";
export const thatAddressDoesNot = "That address does not add up";
export const partOfTheLink = "Part of the link was changed or cut off on the way here.";
export const thatFormCameFrom = "That form came from another site";
export const weOnlyAcceptForms =
  "We only accept forms sent from our own pages. Open the page again and send it from there.";
export const thatIsNotHow = "That is not how this page works";
export const theRequestUsedA = "The request used a method this site does not answer.";
export const theConnectionWasToo = "The connection was too slow";
export const thatMessageIsToo = "That message is too long";
export const thatAddressIsTooLong = "That address is too long";
export const startAgainFromThe = "Start again from the home page.";
export const weCouldNotRead = "We could not read that form";
export const itArrivedInA =
  "It arrived in a format this site does not accept. Open the page again and send it from there.";
export const aLittleTooFast = "A little too fast";
export const manyRequestsCameFrom =
  "Many requests came from your connection within a minute. Wait a moment, then use your browser's Back button or reload.";
export const thatFormWasSent = "That form was sent without encryption";
export const soWeTookNothing =
  "So we took nothing of it. Open the page again over https, and send it from there.";
export const somethingBrokeOnOur = "Something broke on our side";
export const nothingYouSentFrom =
  "Nothing you sent from an earlier page is affected. Open the page again in a moment.";
export const errorNumber = (status: string | number) => `ERROR ${status}`;
export const packagesAndPrices = "Packages and prices";
export const questionsAndAnswers = "Questions and answers";
export const contactUs = "Contact us";
export const pageNotFoundTitle = (name: string | number) => `Page not found | ${name}`;
export const pageNotFound = "Page not found";
export const oopsPageNotFound = "Oops! Page not found";
export const thisSceneWasCut = "This scene was cut, or it was never in the script.";
export const openOverHttps = "Open the page over https";
export const yourMessageDidNotArrive =
  "Your message did not arrive in time. Use your browser's Back button: what you typed should still be there.";
export const itIsMoreThanThis =
  "It is more than this form can carry. Use your browser's Back button, shorten it and send again: what you typed should still be there.";
export const openThisStep = "Open this step again";
export const sceneMissing = "Scene missing";
