/** Makes one thing for each key, when it is first asked for; most requests ask for none. */
export function madeOnce<Made>(): (key: unknown, make: () => Made) => Made {
  let made: Map<unknown, Made> | undefined;
  return (key, make) => {
    made ??= new Map<unknown, Made>();
    let one = made.get(key);
    if (one === undefined) made.set(key, (one = make()));
    return one;
  };
}
