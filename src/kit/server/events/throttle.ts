// Throttles equal items: each is passed on at most once per interval.

export type Throttled<T> = {
  /** Passes `thing` on immediately, or, if an equal one was passed on within the interval, once at its end. */
  push(thing: T): void;
  /** Passes on pending items immediately. */
  flush(): void;
};

/** Items are equal if their JSON is. @param pauseOf the interval of an item in milliseconds */
export function throttle<T>(pauseOf: (thing: T) => number, passOn: (thing: T) => void): Throttled<T> {
  const resting = new Map<string, { thing: T; isDue: boolean; timer: NodeJS.Timeout }>();
  const rest = (key: string, thing: T) => {
    const timer = setTimeout(() => {
      const isDue = resting.get(key)?.isDue;
      resting.delete(key);
      if (!isDue) return;
      rest(key, thing);
      passOn(thing);
    }, pauseOf(thing));
    timer.unref();
    resting.set(key, { thing, isDue: false, timer });
  };
  return {
    push: (thing) => {
      const key = JSON.stringify(thing);
      const before = resting.get(key);
      if (before) {
        before.isDue = true;
        return;
      }
      rest(key, thing);
      passOn(thing);
    },
    flush: () => {
      const all = [...resting.values()];
      resting.clear();
      for (const { thing, isDue, timer } of all) {
        clearTimeout(timer);
        if (isDue) passOn(thing);
      }
    },
  };
}
