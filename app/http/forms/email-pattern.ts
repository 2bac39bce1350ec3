/** Something, an @, and something with a dot: a stricter rule would lose leads. */
export const EMAIL_PATTERN = /^\S+@\S+\.\S+$/;
