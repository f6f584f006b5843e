import { clockInBrasilia } from '#kit/clock.ts';
import type { Language } from '#kit/errors.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { AuditEvent } from '../contract.ts';
import { kindNames } from '../kindNames.ts';

const headers: Record<Language, string[]> = {
  pt: 'Id;Quando;Evento;Código;Quem;Id do usuário;Tipo do registro;Id do registro;Registro;Endereço;Navegador;Detalhes'.split(';'),
  en: 'Id;When;Event;Code;Who;User id;Record type;Record id;Record;Address;Browser;Details'.split(';'),
  fr: 'Id;Quand;Événement;Code;Qui;Id de l’auteur;Type d’objet;Id de l’objet;Objet;Adresse;Navigateur;Détails'.split(';'),
  de: 'Id;Wann;Ereignis;Code;Wer;Id der Person;Objekttyp;Id des Objekts;Objekt;Adresse;Browser;Details'.split(';'),
};

/** Events as CSV, with times in Brasília. */
export function exportEvents(events: AsyncIterable<AuditEvent[]>, language: Language): AsyncIterable<string> {
  async function* pages() {
    for await (const some of events) yield some.map((event) => toRow(event, language));
  }
  return csv(language, headers[language], pages());
}

function toRow({ at, kind, details, ...event }: AuditEvent, language: Language) {
  return [
    event.id,
    // Sorts as text, and every spreadsheet reads it.
    clockInBrasilia(new Date(at)).slice(0, 19).replace('T', ' '),
    kindNames[kind][language],
    kind,
    event.actor_name,
    event.actor_id,
    event.subject_type,
    event.subject_id,
    event.subject_name,
    event.address,
    event.user_agent,
    Object.keys(details as object).length > 0 ? JSON.stringify(details) : '',
  ];
}
