// Writes a document as DOCX: plain paragraphs, and a table whose heading is repeated on every page.
import { type ZipEntry, zipStream } from '#kit/server/records/sheet/zipStream.ts';
import type { Column, Document } from './composeProposta.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** In twentieths of a point: A4 with margins of 2 cm. */
const page = { width: 11_906, height: 16_838, margin: 1134 };
const tableWidth = page.width - 2 * page.margin;

export function toDocx(document: Document): AsyncIterable<Uint8Array> {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/word/document.xml" ContentType="${media}.document.main+xml"/>` +
      `<Override PartName="/word/styles.xml" ContentType="${media}.styles+xml"/>` +
      `<Override PartName="/word/footer1.xml" ContentType="${media}.footer+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['styles', 'styles.xml'],
      ['footer', 'footer1.xml'],
    ]),
    'word/styles.xml': styles,
    'word/footer1.xml': footer(document.foot),
    'word/document.xml': body(document),
  };
  return zipStream(Object.entries(parts).map(([name, xml]): ZipEntry => ({ name, content: [declaration + xml] })));
}

type Look = { bold?: boolean; size?: number; align?: 'center' | 'end' | 'both'; keepNext?: boolean; after?: number };

function body({ title, head, before, columns, rows, total, inWords, after, placeAndDate, signature }: Document): string {
  const content = [
    ...head.map((line, place) => paragraph(line, { bold: place === 0, align: 'center', after: 0, size: place === 0 ? 24 : 18 })),
    paragraph('', {}),
    paragraph(title, { bold: true, size: 26, align: 'center', after: 160 }),
    ...before.map((line) => paragraph(line, { align: 'both' })),
    table(columns, rows, total),
    paragraph(inWords, { align: 'both', bold: true }),
    ...after.map((line) => paragraph(line, { align: 'both' })),
    paragraph('', { keepNext: true }),
    paragraph(placeAndDate, { align: 'end', keepNext: true, after: 600 }),
    paragraph('_'.repeat(42), { align: 'center', keepNext: true, after: 0 }),
    ...signature.map((line, place) =>
      paragraph(line, { align: 'center', after: 0, bold: place === 0, keepNext: place < signature.length - 1 }),
    ),
  ].join('');
  const { width, height, margin } = page;
  const margins = `w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="567" w:footer="567" w:gutter="0"`;
  return (
    `<w:document xmlns:w="${word}" xmlns:r="${relationship}"><w:body>${content}` +
    `<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar ${margins}/></w:sectPr>` +
    '</w:body></w:document>'
  );
}

function table(columns: readonly Column[], rows: Document['rows'], total: Document['total']): string {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.round((tableWidth * share) / shares));
  const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`;
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('');
  const cell = (text: string, place: number, more: { isHead?: boolean; span?: number } = {}) => {
    const { isHead = false, span = 1 } = more;
    const width = widths.slice(place, place + span).reduce((sum, one) => sum + one, 0);
    const shading = isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="E7ECEC"/>' : '';
    const spans = span > 1 ? `<w:gridSpan w:val="${span}"/>` : '';
    const align = columns[place + span - 1]?.align === 'end' ? 'end' : undefined;
    const look: Look = { size: 17, after: 0, bold: isHead, ...(align && { align }) };
    const paragraphs = text.split(/\r?\n/).map((line) => paragraph(line, look));
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${spans}${shading}</w:tcPr>${paragraphs.join('')}</w:tc>`;
  };
  const row = (cells: string, properties = '') => `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells}</w:tr>`;
  const last = columns.length - 1;
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${tableWidth}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/>` +
    '<w:tblCellMar><w:left w:w="70" w:type="dxa"/><w:right w:w="70" w:type="dxa"/></w:tblCellMar></w:tblPr>' +
    `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>` +
    row(columns.map(({ title }, place) => cell(title, place, { isHead: true })).join(''), '<w:cantSplit/><w:tblHeader/>') +
    rows.map((texts) => row(texts.map((text, place) => cell(text, place)).join(''))).join('') +
    row(cell(total.label, 0, { isHead: true, span: last }) + cell(total.amount, last, { isHead: true }), '<w:cantSplit/>') +
    '</w:tbl>' +
    paragraph('', { after: 0 })
  );
}

function paragraph(text: string, look: Look): string {
  return `<w:p>${paragraphProperties(look)}${text === '' ? '' : run(text, look)}</w:p>`;
}

function paragraphProperties({ align, keepNext, after }: Look): string {
  const spacing = after === undefined ? '' : `<w:spacing w:after="${after}"/>`;
  return `<w:pPr>${keepNext ? '<w:keepNext/>' : ''}${spacing}${align ? `<w:jc w:val="${align === 'end' ? 'right' : align}"/>` : ''}</w:pPr>`;
}

function run(text: string, { bold, size }: Look): string {
  return `<w:r>${runProperties({ bold, size })}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

function runProperties({ bold, size }: { bold: boolean | undefined; size: number | undefined }): string {
  if (!bold && size === undefined) return '';
  return `<w:rPr>${bold ? '<w:b/>' : ''}${size === undefined ? '' : `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`}</w:rPr>`;
}

function footer(text: string): string {
  const small = runProperties({ bold: false, size: 16 });
  const field = (name: string) => `<w:fldSimple w:instr="${name}"><w:r>${small}<w:t>1</w:t></w:r></w:fldSimple>`;
  const said = (words: string) => `<w:r>${small}<w:t xml:space="preserve">${escaped(words)}</w:t></w:r>`;
  return (
    `<w:ftr xmlns:w="${word}"><w:p><w:pPr><w:jc w:val="center"/></w:pPr>` +
    `${said(`${text} – Página `)}${field('PAGE')}${said(' de ')}${field('NUMPAGES')}</w:p></w:ftr>`
  );
}

const styles =
  `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial" w:eastAsia="Arial"/>` +
  '<w:sz w:val="20"/><w:szCs w:val="20"/><w:lang w:val="pt-BR"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>';

function relations(targets: [type: string, target: string][]): string {
  const all = targets.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relationship}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${packaging}/relationships">${all.join('')}</Relationships>`;
}

/** XML has no other control characters than tab and line feed. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?!\t)[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
