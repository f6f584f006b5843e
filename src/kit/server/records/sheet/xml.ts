// Streaming XML parser without external files, entities or document types.
import sax from 'sax';
import type { LocalizedText } from '#kit/errors.ts';
import { unreadable } from '../unreadable.ts';
import { Yielder } from '../yielder.ts';

const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 100;

/** Names have no namespace prefix; a text may arrive in several pieces. */
export type XmlEvents = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
};

/**
 * Emits the events of each piece, then yields.
 * @param at offset of the XML in the file
 * @throws {Problem} `unreadable-file`
 */
export async function* xml(pieces: AsyncIterable<Buffer>, at: number, events: XmlEvents): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = sax.parser(true, { position: false, strictEntities: true } as sax.SAXOptions);
  const breather = new Yielder();
  let depth = 0;
  let attributes = 0;
  const refuse = () => {
    throw unreadable(at, badXml);
  };
  parser.onerror = refuse;
  parser.ondoctype = () => {
    throw unreadable(at, doctype);
  };
  parser.onattribute = () => {
    if (++attributes > MAX_ATTRIBUTES) refuse();
  };
  parser.onopentag = (tag) => {
    attributes = 0;
    if (++depth > MAX_DEPTH) refuse();
    events.open(localName(tag.name), tag.attributes as Record<string, string>);
  };
  parser.onclosetag = (name) => {
    depth--;
    events.close?.(localName(name));
  };
  parser.ontext = (text) => events.text?.(text);
  parser.oncdata = (text) => events.text?.(text);
  for await (const piece of pieces) {
    parser.write(decode(piece));
    yield;
    await breather.yieldIfDue();
  }
  parser.write(decode());
  parser.close();
  yield;

  function decode(piece?: Buffer): string {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      return refuse();
    }
  }
}

/** Reads to the end. */
export async function readXml(pieces: AsyncIterable<Buffer>, at: number, events: XmlEvents): Promise<void> {
  for await (const _ of xml(pieces, at, events));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const badXml: LocalizedText = {
  pt: 'o XML desta parte está danificado',
  en: 'the XML of this part is damaged',
  fr: 'le XML de cette partie est endommagé',
  de: 'das XML dieses Teils ist beschädigt',
};
const doctype: LocalizedText = {
  pt: 'o XML desta parte define um tipo de documento, o que não é aceito',
  en: 'the XML of this part defines a document type, which is not accepted',
  fr: 'le XML de cette partie définit un type de document, ce qui n’est pas accepté',
  de: 'das XML dieses Teils definiert einen Dokumenttyp, was nicht erlaubt ist',
};
