const PLATFORM_WORDS = { linux: ["linux"], darwin: ["darwin"], win32: ["win32", "windows"] };
const ARCH_WORDS = { x64: ["x64", "64"], arm64: ["arm64"] };

/**
 * The native packages of this machine that the lock lacks, at the exact versions which their locked
 * parents name: the registry that the lock was made with does not carry those of every platform.
 */
export function findMissingNatives(locked, machine = thisMachine()) {
  const names = new Set([...locked.keys()].map((place) => place.split("node_modules/").at(-1)));
  const wanted = [...locked].flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, parent })),
  );
  return wanted.filter(
    ({ name, version }) =>
      !names.has(name) && /^\d+\.\d+\.\d+[\w.-]*$/.test(version) && isFor(machine, name),
  );
}

function isFor({ platform, arch, isMusl }, name) {
  const words = name.split(/[/@.-]/);
  const isPlatform = PLATFORM_WORDS[platform]?.some((word) => words.includes(word));
  const isArch = ARCH_WORDS[arch]?.some((word) => words.includes(word));
  return Boolean(isPlatform && isArch && words.includes("musl") === isMusl);
}

function thisMachine() {
  const { platform, arch } = process;
  const isLinux = platform === "linux";
  const isMusl = isLinux && !process.report.getReport().header.glibcVersionRuntime;
  return { platform, arch, isMusl };
}
