// The words around the content of single pages.
export const videoPackages = "Video packages";
export const monthlyContentMonthMinimum = (minimumMonths: string | number) =>
  `Monthly content, ${minimumMonths}-month minimum`;
export const ofSpotsAvailable = (available: string | number, max: string | number) =>
  `${available} of ${max} spots available`;
export const setOn = "Set on";
export const aboutUs = "About us";
export const backstory = "Backstory";
export const approach = "Approach";
export const cast = "Cast";
export const values = "Values";
export const aSoftboxGlowingIn = "A softbox glowing in a dark studio";
export const letter = "Letter";
export const contact = "Contact";
export const pages = "Pages";
export const screenTest = "Screen test";
export const treatment = "Treatment";
export const dialogue = "Dialogue";
export const showing = "Showing";
export const ofQuestions = (total: string | number) => `of ${total} questions`;
export const lastUpdated = (updated: string | number) => `Last updated ${updated}`;
export const onThisPage = "On this page";
export const startAProject = "Start a project";
export const call = (phone: string | number) => `Call ${phone}`;
export const services = "Services";
export const locationScout = "Location scout";
export const schedule = "Schedule";
export const openTo = (
  days: string | number,
  from: string | number,
  to: string | number,
  zone: string | number,
) => `Open ${days}, ${from} to ${to}, ${zone}`;
export const budget = "Budget";
export const offers = "Offers";
export const articles = "Articles";
export const theWholeCatalogueAs = "The whole catalogue as JSON";
export const contactFormAndFree = "Contact form and free strategy call";
export const packages = "Packages";
export const fromReviews = (count: string | number) => `from ${count} reviews`;
export const backup = "Backup";
export const ask = "Ask";
export const downloads = "Downloads";
export const method = "Method";
export const cohort = "Cohort";
export const kitList = "Kit list";
export const casting = "Casting";
export const deliverables = "Deliverables";
export const perMonthMonthMinimum = (minimumMonths: string | number) =>
  `per month, ${minimumMonths}-month minimum`;
export const notes = "Notes";
export const of = (metrics: string | number, businessName: string | number) =>
  `${metrics} of ${businessName}`;
export const asDid = (businessName: string | number) => `, as ${businessName} did`;
export const industry = "Industry";
export const business = "Business";
export const packageWord = "Package";
export const timeline = "Timeline";
export const videoUseCases = "Video use cases";
export const useCases = "Use cases";
export const illustrativeCases = "Illustrative cases";
export const monthMinimum = (months: number) => `${months}-month minimum`;
export const coachingNote = (weeks: number, cohort: string) =>
  `${weeks} weeks of group coaching for ${cohort}`;
export const monthlyName = (name: string, price: string) => `${name}, ${price} per month`;
export const monthlyNote = (months: number) => `monthly content, ${months}-month minimum`;
export const program = "Program";
export const priceLabel = "Price";
export const spotsLabel = "Spots";
export const youBring = "You bring";
export const aPhoneAndLight = "A phone and window light";
export const timeLabel = "Time";
export const oneFreeAfternoon = "One free afternoon";
export const oneSessionOneShoot = "One session, one shoot";
export const callSheet = "CALL SHEET";
export const answerBy = "You hear from us by";
export const nextScene = "Next scene";
export const aReplyByMail = "A reply by e-mail or phone";
export const fromLabel = "From";
export const studiosLabel = "Studios";
