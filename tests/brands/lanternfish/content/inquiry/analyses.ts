import type { Analyses } from "../schema/inquiry";

const says = (title: string, body: string) => ({
  title,
  body,
  points: ["Write it down", "Show it to somebody"],
  areaNote: title,
});

export const analyses = {
  businessProfile: {
    solo: says("You have one calendar.", "Film on the day you would rest anyway."),
    growing: says("Film whoever came last.", "They still know what is hard to find."),
    established: says("Film whoever stays longest.", "They know why it is done that way."),
    agency: says("Film your own place once.", "It never has the time."),
    enterprise: says("Ask one person only.", "Two already disagree about the lamp."),
    nonprofit: says("Film one helper.", "A hall full of them looks like a hall."),
  },
  videoUseCase: {
    "lead-generation": says("Show the door.", "And who opens it."),
    training: says("Show the hands.", "Slowly, and twice."),
    onboarding: says("Show the first morning.", "From the coat hook on."),
    authority: says("Show what went wrong.", "Then what you did about it."),
    education: says("Show one thing.", "The others can wait for the next film."),
    sales: says("Show the price.", "And who has paid it before."),
  },
  contentVolume: {
    "1-2": says("Two a month is a rhythm.", "It is ours, too."),
    "3-4": says("One a week needs a shelf.", "Film two on one day."),
    "5-8": says("Keep the lamp standing.", "Setting it up costs more than filming."),
    "8-plus": says("Count the editors first.", "Then the cameras."),
  },
  timeline: {
    immediately: says("Film what is there.", "There is no time to build anything."),
    "1-3-months": says("Wait for a spring tide.", "There are six in three months."),
    "3-6-months": says("Film two seasons.", "They cut well."),
    planning: says("Come and talk.", "It is free."),
  },
} satisfies Analyses;
