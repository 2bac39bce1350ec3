// Names in the structured data that search engines read.
export const structuredData = {
  serviceName: "Cinematic brand video",
  serviceType: "Video production",
  home: "Home",
  blog: "Blog",
  work: "Work",
};
