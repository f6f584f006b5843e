declare module '#kit/server/database/database.ts' {
  interface Tables {
    /** One row, from the moment on that requests from this machine are trusted no more. `sign`: what showed that others are behind them. */
    local_trust_end: { id: 1; ended_at: string; sign: string };
  }
}

export type {};
