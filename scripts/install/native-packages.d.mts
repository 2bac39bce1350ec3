type Machine = { platform: string; arch: string; isMusl: boolean };
type Native = { name: string; version: string; parent: string };

export function findMissingNatives(locked: Map<string, object>, machine?: Machine): Native[];
