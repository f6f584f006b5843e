import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/localeOf.ts';
import { CallFailed, Unreachable } from '../request/failures.ts';
import { TooLarge } from './uploads.ts';

/** Explains why a file was refused, with the server's message if there is one. */
export function useExplanation(): (error: unknown) => { title: string; detail?: string } {
  const t = useTexts('sending');
  const kit = useTexts('kit');
  const locale = localeOf(useLanguage());
  return (error) => {
    if (error instanceof TooLarge) return { title: t('tooLarge'), detail: t('limit', { size: fileSize(error.limit, locale) }) };
    if (error instanceof Unreachable) return { title: kit('failure.unreachable'), detail: kit('failure.unreachableHint') };
    if (error instanceof CallFailed && error.problem) return { title: error.problem.title, detail: error.problem.detail };
    return { title: t('failed') };
  };
}
