import { type Paper, writePdf } from '#kit/server/pdf/paper.ts';
import type { Document } from './composeProposta.ts';

/** A proposal as PDF. */
export function toPdf(document: Document): Promise<Uint8Array> {
  const { title, foot } = document;
  const numbered = (page: number, count: number) => `${foot} – Página ${page} de ${count}`;
  return writePdf({ title, author: foot, lang: 'pt-BR', foot: numbered }, (paper) => {
    for (const [place, line] of document.head.entries())
      paper.paragraph(line, { align: 'center', gap: 0, ...(place === 0 ? { font: 'bold', size: 12 } : { size: 9 }) });
    paper.space(12);
    paper.paragraph(title, { font: 'bold', size: 13, align: 'center', gap: 10 });
    for (const line of document.before) paper.paragraph(line);
    paper.space(6);
    paper.table(document);
    paper.space(8);
    paper.paragraph(document.inWords, { font: 'bold' });
    for (const line of document.after) paper.paragraph(line);
    writeSignature(paper, document);
  });
}

/** Place and date, a line to sign on, and who signs: together on one page. */
function writeSignature(paper: Paper, { placeAndDate, signature }: Document): void {
  paper.keepTogether(90 + signature.length * 14);
  paper.space(12);
  paper.paragraph(placeAndDate, { align: 'right', gap: 44 });
  paper.signatureLine();
  paper.space(6);
  for (const [place, line] of signature.entries())
    paper.paragraph(line, { align: 'center', gap: 0, font: place === 0 ? 'bold' : 'regular' });
}
