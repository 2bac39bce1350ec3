// The words around every page; menus and footer links are in navigation.ts.
export const cinematicBrandVideo = "Cinematic brand video";
export const videoProduction = "Video production";
export const home = "Home";
export const blog = "Blog";
export const breadcrumb = "Breadcrumb";
export const action = "Action";
export const exploreMore = "Explore More";
export const main = "Main";
export const menu = "Menu";
export const getStarted = "Get Started";
export const contact = "Contact";
export const close = "Close";
export const skipToMainContent = "Skip to main content";
export const connectWithUs = "Connect With Us";
export const fromReviews = (value: string | number, count: string | number) =>
  `${value} from ${count} reviews`;
export const madeBy = "Made by";
export const filmedIn = "Studios";
export const studio = "Studio";
export const sitemap = "Sitemap";
export const slateFields = ["Prod.", "Roll", "Scene", "Take"];
