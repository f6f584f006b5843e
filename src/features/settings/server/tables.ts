declare module '#kit/server/database/database.ts' {
  interface Tables {
    /** One row after the trust in local requests has ended. `sign`: what showed the proxy. */
    local_trust_end: { id: 1; ended_at: string; sign: string };
  }
}

export type {};
