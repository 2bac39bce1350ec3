// How we set up a camera: articles show it as <SetupCard />, and actions of the audit insert its values.
export const setupCard = {
  microphone: "six to eight inches below the chin",
  frameRate: "30 frames a second",
  lens: "the main rear camera at 2x",
  distance: "five to six feet",
  fileName: "month, type and number, subject, version, shape",
  title: "The setup card",
  lines: [
    {
      name: "Microphone",
      text: "Clipped to the chest, six to eight inches below the chin, with no scarf or lanyard near it.",
    },
    {
      name: "Frame rate",
      text: "30 frames a second with a shutter of 1/60, because mains power in the United States alternates sixty times a second and cheap lamps flicker in step with it. By daylight alone, 24 is as good; where the mains run at 50, use 25 and 1/50.",
    },
    {
      name: "Lens",
      text: "The main rear camera at 2x, level with the eyes, five to six feet away. If 2x looks mushy on your phone, stay at 1x and keep the distance.",
    },
    {
      name: "File names",
      text: "Month, type and number, subject, version, shape: 2025-02_hero-01_repair-or-replace_v1_16x9.mp4. A language comes last, where there is more than one.",
    },
  ],
} as const;
