// The words of the assessment's own screens and of its booking form.
export const fullNameIsRequired = "Full name is required";
export const emailIsRequired = "Email is required";
export const emailIsInvalid = "Email is invalid";
export const informationRequired = "Information Required";
export const pleaseProvideYourName = "Please provide your name and email to book a call.";
export const checkYourDetails = "Check your details";
export const oneOfTheFields = "One of the fields needs another look.";
export const thisFormHadBeen = "This form had been open for a long time";
export const everythingYouTypedIs =
  "Everything you typed is still here. Check it and press the button once more.";
export const aLittleTooFast = "A little too fast";
export const severalMessagesCameFrom =
  "Several messages came from your connection. Wait a minute and press the button again.";
export const bookingError = "Booking Error";
export const thereWasAnIssue = "There was an issue processing your booking. Please try again.";
export const assessmentDataSent = "Assessment Data Sent";
export const yourAssessmentDetailsHave =
  "Your assessment details have been sent to our team for call preparation.";
export const yourDetailsAreSaved = "Your details are saved";
export const theyAreOnTheir = "They are on their way to our team.";
export const handingThemToOur = "Handing them to our team did not work at once; we keep trying.";
export const handingThemToOurTeam =
  "Handing them to our team did not work; a person at the studio will pick them up.";
export const redirectingToBooking = "Redirecting to Booking";
export const openingScheduler = (call: string | number) => `Opening ${call} scheduler...`;
export const weWriteToYou = (display: string | number) =>
  `We write to you to agree on a time. If you would rather choose one now, call ${display}.`;
export const backToMyResults = "Back to my results";
export const contactUs = "Contact us";
export const closeDialog = "Close";
export const whatWeWouldTalk = "What we would talk about first:";
export const youAnsweredEveryQuestion = "You answered every question with Yes. Bring a film.";
export const fullName = "Full name";
export const email = "Email";
export const company = "Company";
export const stillMissing = "Still missing:";
export const opensTheSchedulerIn = (call: string | number) =>
  `Opens the ${call} scheduler in a new tab, filled in.`;
export const yourBrowserKeptThe = (call: string | number) =>
  `Your browser kept the tab closed: open the ${call} scheduler`;
export const loadingAssessment = "Loading assessment...";
export const readiness = "Readiness";
export const whatYouGet = "What you get";
export const fourSections = "Four sections";
export const startTheAssessment = "Start the assessment";
export const continueWhereYouLeft = "Continue where you left off?";
export const youAnsweredOfQuestions = (answered: string | number, total: string | number) =>
  `You answered ${answered} of ${total} questions. This browser keeps them for 24 hours.`;
export const continueWord = "Continue";
export const startOver = "Start Over";
export const no = "No";
export const partially = "Partially";
export const yes = "Yes";
export const chooseAnAnswer = "Choose an answer";
export const answerQuestion = (number: string | number) => `Answer question ${number}`;
export const viewResults = "View Results";
export const next = "Next";
export const previous = "Previous";
export const sectionOf = (number: string | number, all: string | number) =>
  `Section ${number} of ${all}`;
export const ofAnswered = (answered: string | number, all: string | number) =>
  `${answered} of ${all} answered`;
export const sc01 = "SC 01";
export const take = (number: string | number) => `TAKE ${number}`;
export const sectionTitle = (
  number: string | number,
  all: string | number,
  name: string | number,
) => `Section ${number} of ${all}: ${name}`;
export const bookYourCall = "Book your call";
export const preferNotToSay = "Prefer not to say";
export const toAnswerHere = (open: number) => `${open} to answer in this section`;
