/** Wrong words on the command line: exit code 2. */
export class UsageError extends Error {}

/** The database did not answer as it should: exit code 1. */
export class StorageError extends Error {}
