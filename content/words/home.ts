// The words around what home.ts lists.
export const services = "Services";
export const fourWaysToGet = "Four ways to get on screen";
export const getStartedToday = "Get Started Today";
export const viewServices = "View Services";
export const fromReviews = (rating: string, count: number) => `${rating} from ${count} reviews.`;
export const studiosIn = (cities: string, count: number) =>
  `${count > 1 ? "Studios" : "Studio"} in ${cities}.`;
export const packages = "Packages";
export const thePriceIsOn = "The price is on the slate";
export const viewAllSolutions = "View All Solutions";
export const production = "Production";
export const fromFirstCallTo = "From first call to final cut";
export const reviews = "Reviews";
export const afterTheCrewHas = "After the crew has packed up";
export const viewAllReviews = "View All Reviews";
export const closing = {
  heading: "Begin with one question",
  lede: "Twelve short steps, mostly taps. On the way you see a strategy made from your answers, and a person replies within one business day, with a price or with a question.",
  action: "Take the first step",
};
