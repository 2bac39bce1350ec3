/** The repository that scripts/content-files.ts serves: the files of this machine. */
export const LOCAL_REPOSITORY = "local/files";
