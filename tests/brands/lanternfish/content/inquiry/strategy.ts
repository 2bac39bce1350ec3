import { price } from "../price.ts";
import type { Strategy } from "../schema/inquiry";
import { answerValues } from "./answer-values.ts";

const { businessProfile, businessType, videoUseCase, contentVolume, timeline } = answerValues;

export const strategy = {
  levels: {
    high: { title: "High water", body: "You can set off with the next tide." },
    medium: { title: "Rising", body: "One thing is missing: settle it on paper." },
    low: { title: "Low water", body: "A good time to look at the ground." },
  },
  insights: [
    {
      id: "who",
      when: { businessProfile: [...businessProfile] },
      category: "strategy",
      title: "Choose the person first",
      description: "The place comes with them.",
      actionItems: ["Ask who would rather not"],
    },
    {
      id: "what",
      when: { businessType: [...businessType] },
      category: "quick-win",
      title: "Film the next thing you finish",
      description: "It is lit already.",
      actionItems: ["Put the phone on a shelf"],
    },
    {
      id: "why",
      when: { videoUseCase: [...videoUseCase] },
      category: "opportunity",
      title: "Name one viewer",
      description: "By their first name.",
      actionItems: ["Write it above the script"],
    },
    {
      id: "how-much",
      when: { contentVolume: [...contentVolume] },
      category: "warning",
      title: "Count the evenings",
      description: "A film takes two of them.",
      actionItems: ["Look at your calendar"],
    },
    {
      id: "when",
      when: { timeline: [...timeline] },
      category: "strategy",
      title: "Look at the tide table",
      description: "It decides more than we do.",
      actionItems: ["Mark two days"],
    },
  ],
  recommendations: [
    {
      when: {},
      text: `A First Dive, ${price("first-dive")}, shows whether you like being filmed.`,
    },
    { when: {}, text: `The Shot Diary, ${price("shot-diary")}, costs less than lunch.` },
    { when: {}, text: "Choose one person who may say yes." },
  ],
  nextSteps: [
    ...timeline.flatMap((it) => [
      { when: { timeline: [it] }, text: "Name two times for a talk." },
      { when: { timeline: [it] }, text: "Walk through your place with the lights off." },
    ]),
    { when: {}, text: "Then choose how to go on." },
  ],
} satisfies Strategy;
