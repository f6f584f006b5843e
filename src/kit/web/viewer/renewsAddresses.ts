/** For queries whose answer has addresses of files, which are good for five minutes at least: a screen may stay open for hours. */
export const renewsAddresses = { refetchInterval: 240_000, refetchOnWindowFocus: 'always' } as const;
