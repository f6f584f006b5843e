// So that haste reaches nobody: the same thing is passed on at most so often.

export type Throttled<T> = {
  /** Passes `thing` on at once, or, when the same was passed on a moment ago, once at the end of the pause, however often it comes until then. */
  push(thing: T): void;
  /** Passes on what still waits. */
  flush(): void;
};

/** Things are the same when their JSON is. @param pauseOf how long a thing rests after it was passed on, in milliseconds */
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
