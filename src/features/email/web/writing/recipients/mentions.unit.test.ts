import { describe, expect, it } from 'vitest';
import { textMentionsAttachment } from './mentions.ts';

describe('a message that mentions an attachment', () => {
  it.each([
    'Segue em anexo o edital.',
    'Anexei a planilha',
    'os documentos anexados',
    'See attached.',
    'Vous trouverez ci-joint',
    'Siehe Anhang!',
  ])('%s', (text) => expect(textMentionsAttachment(text)).toBe(true));
  it.each(['O processo é conexo.', 'Anexim', 'Bom dia', 'attache de presse'])('not: %s', (text) =>
    expect(textMentionsAttachment(text)).toBe(false),
  );
});
