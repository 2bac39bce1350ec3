// The words of the wizard's screens; its questions and offers are in inquiry/.
export const whatThisMeans = "What this means";
export const nextQuestionIn3 = "Next question in 3 seconds.";
export const chosen = "(chosen)";
export const continueNow = "Continue now";
export const stayHere = "Stay here";
export const back = "Back";
export const continueWord = "Continue";
export const closeDialog = "Close";
export const aPersonReadsThis = "A person reads this, so plain words are best.";
export const tellUsWhereTo = "Tell us where to reply";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const phone = "Phone";
export const company = "Company";
export const budget = "Budget";
export const selectABudget = "Select a budget";
export const yourChallenge = "Your challenge";
export const whatShouldBeDifferent = "What should be different once the film exists?";
export const pressContinueOnceMore = "press Continue once more";
export const pleaseCheckYourDetails = "Please check your details once more";
export const somethingOfThePage =
  "Something of the page you sent was missing, so nothing was sent. Press Continue to go on.";
export const weCouldNotKeep = "We could not keep your details for the next step";
export const everythingYouTypedIs =
  "Everything you typed is still here. Press Continue once more, or";
export const weCouldNotRead = "We could not read your details back";
export const theyRestForTwo =
  "They rest for two days, in the browser they were typed in, and need a cookie. If your browser blocks cookies, allow them for this site and continue, or";
export const copyLinkButton = "Copy the link to this step";
export const copyLinkField = "Link to this step, with your choices so far";
export const linkCopied = "Link copied. It opens this step with your choices so far.";
export const linkNotCopied = "We could not copy the link. Copy it from this field.";
export const closeThisInquiry = "Close this inquiry?";
export const itBeginsAgainAt =
  "It begins again at the first question. What you typed can stay in this tab until then.";
export const closeAndKeepMy = "Close and keep my text";
export const closeAndForget = "Close and forget";
export const goOnWithThe = "Go on with the inquiry";
export const checkItOnceWe = "Check it once. We reply within 24 hours of receiving it.";
export const reviewYourInquiry = "Review your inquiry";
export const alsoGivesTheStudio = (bookingLabel: string | number) =>
  `“${bookingLabel}” also gives the studio these details.`;
export const sendInquiry = "Send Inquiry";
export const backToEditDetails = "← Back to Edit Details";
export const dismiss = "Dismiss";
export const aLittleTooFast = "A little too fast";
export const oopsSomethingWentWrong = "Oops! Something went wrong";
export const severalMessagesCameFrom =
  "Several messages came from your connection. Wait a minute and send it again.";
export const pleaseTryAgainOr = (email: string | number) =>
  `Please try again or contact us directly at ${email}`;
export const yourInquiryIsSaved = (reference: string | number) =>
  `Your inquiry is saved (reference ${reference}); we keep trying to deliver it.`;
export const yourInquiryIsSavedReference = (reference: string | number) =>
  `Your inquiry is saved (reference ${reference}) and on its way: the answer is slow to come.`;
export const yourInquiryIsSavedReferenceA = (reference: string | number) =>
  `Your inquiry is saved (reference ${reference}); a person at the studio will pick it up.`;
export const theConnectionFailedBefore =
  "The connection failed before an answer came. Everything is still on this page, and however often you try, it arrives once.";
export const tryAgain = "Try again";
export const itIsNotStored = (display: string | number) =>
  `It is not stored yet. If it fails again, call ${display}: your answers stay on this page.`;
export const step = "Step";
export const strategyStep = "Strategy step";
export const stepOf = (current: string | number, all: string | number) =>
  `Step ${current} of ${all}`;
export const quickWin = "Quick win";
export const strategy = "Strategy";
export const warning = "Warning";
export const opportunity = "Opportunity";
export const insights = "Insights";
export const readinessScore = "Readiness score";
export const readiness = (title: string | number, level: string | number) =>
  `${title}: ${level} readiness`;
export const videoStrategyAssessment = "Video Strategy Assessment";
export const analyzingYourResponsesAnd =
  "Analyzing your responses and generating personalized strategy...";
export const recommendations = "Recommendations";
export const nextSteps = "Next steps";
export const viewServiceOptions = "View Service Options";
export const reviewResponses = "Review Responses";
export const confettiDidNotLoad = "Confetti did not load";
export const weHaveYourInquiry = "We have your inquiry and reply within 24 hours.";
export const thankYouThatIs = "Thank you. That is a wrap.";
export const yourReferenceIs = "Your reference is";
export const whatHappensNext = "What Happens Next?";
export const startNewInquiry = "Start New Inquiry";
export const step12BookYour = "Step 12: book your call";
export const writeToUs = "Write to us";
export const callTheStudio = "Call the studio";
export const theNextQuestionWaits = "Take your time: the next question waits.";
export const sending = "Sending...";
