// Error messages of failed calls, in the user's language.
import type { ProblemType } from '#kit/errors.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import { CallFailed } from '#kit/web/request/failures.ts';
import { messageOf } from '#kit/web/toast/toast.ts';

/** The problem type that a call failed with. */
export function problemOf(error: unknown): ProblemType | undefined {
  return error instanceof CallFailed ? error.problem?.type : undefined;
}

/** The message if no field is at fault: how long to wait, or the server's own words. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof CallFailed && error.status === 429)) return messageOf(error);
  return textsOf('auth')('tooMany', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) });
}
