export function findDifferences(root: string): string[];
