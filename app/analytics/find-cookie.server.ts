export function findCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
