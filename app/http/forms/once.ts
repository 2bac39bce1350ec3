/** Makes a value when it is first asked for: a cold Worker answers sooner for every schema not made yet. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
