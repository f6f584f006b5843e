// The texts of the command that reads a source.
import type { Problema } from '#features/fontes/contract.ts';
import type { Language } from '#kit/errors.ts';

type SyncTexts = {
  usage: string;
  progress(lists: string, all: string, received: string): string;
  importing: string;
  done(received: string): string;
  missing(received: string, expected: string): string;
  unread(lists: string): string;
  problema: Record<Problema, string>;
};

export const syncTexts: Record<Language, SyncTexts> = {
  pt: {
    usage: `Uso: npm run sync -- FONTE --from DIA [--to DIA] [--uf UF | --list LISTA]
  FONTE   pncp, compras, camara ou senado
  --from  primeiro dia de publicação, como 2026-10-01
  --to    último dia; sem ele, hoje
  --uf    só um estado (pncp), como SP
  --list  só contratos, atas ou pca (pncp); sem ela, as licitações e as listas ligadas`,
    progress: (lists, all, received) => `${lists} de ${all} listas lidas, ${received} registros`,
    importing: 'importando o que chegou',
    done: (received) => `Pronto: ${received} registros recebidos.`,
    missing: (received, expected) => `A fonte anunciou ${expected} registros e mandou ${received}. O comando pode ser repetido.`,
    unread: (lists) => `Listas ainda não lidas: ${lists}. São tentadas de novo pelo servidor, ou por este comando.`,
    problema: {
      down: 'A fonte não responde.',
      address: 'O endereço da fonte não é permitido.',
      refused: 'A fonte recusa a pergunta.',
      shape: 'Os registros da fonte mudaram de forma.',
      internal: 'A leitura falhou; o log do servidor diz por quê.',
    },
  },
  en: {
    usage: `Usage: npm run sync -- SOURCE --from DAY [--to DAY] [--uf UF | --list LIST]
  SOURCE  pncp, compras, camara or senado
  --from  first day of publication, such as 2026-10-01
  --to    last day; today if left out
  --uf    one state only (pncp), such as SP
  --list  only contratos, atas or pca (pncp); without it, notices and the lists that are switched on`,
    progress: (lists, all, received) => `${lists} of ${all} lists read, ${received} records`,
    importing: 'importing what came',
    done: (received) => `Done: ${received} records received.`,
    missing: (received, expected) => `The source announced ${expected} records and sent ${received}. The command can be repeated.`,
    unread: (lists) => `Lists not read yet: ${lists}. The server tries them again, and so does this command.`,
    problema: {
      down: 'The source does not answer.',
      address: 'The address of the source is not allowed.',
      refused: 'The source refuses the question.',
      shape: 'The records of the source have another shape now.',
      internal: 'Reading failed; the log of the server says why.',
    },
  },
  fr: {
    usage: `Usage : npm run sync -- SOURCE --from JOUR [--to JOUR] [--uf UF | --list LISTE]
  SOURCE  pncp, compras, camara ou senado
  --from  premier jour de publication, comme 2026-10-01
  --to    dernier jour ; aujourd’hui par défaut
  --uf    un seul État (pncp), comme SP
  --list  seulement contratos, atas ou pca (pncp) ; sinon, les avis et les listes activées`,
    progress: (lists, all, received) => `${lists} listes lues sur ${all}, ${received} enregistrements`,
    importing: 'importation de ce qui est arrivé',
    done: (received) => `Terminé : ${received} enregistrements reçus.`,
    missing: (received, expected) =>
      `La source a annoncé ${expected} enregistrements et en a envoyé ${received}. La commande peut être répétée.`,
    unread: (lists) => `Listes pas encore lues : ${lists}. Le serveur les redemande, cette commande aussi.`,
    problema: {
      down: 'La source ne répond pas.',
      address: 'L’adresse de la source n’est pas autorisée.',
      refused: 'La source refuse la question.',
      shape: 'Les enregistrements de la source ont changé de forme.',
      internal: 'La lecture a échoué ; le journal du serveur dit pourquoi.',
    },
  },
  de: {
    usage: `Aufruf: npm run sync -- QUELLE --from TAG [--to TAG] [--uf UF | --list LISTE]
  QUELLE  pncp, compras, camara oder senado
  --from  erster Tag der Veröffentlichung, etwa 2026-10-01
  --to    letzter Tag; ohne ihn heute
  --uf    nur ein Bundesstaat (pncp), etwa SP
  --list  nur contratos, atas oder pca (pncp); ohne sie Ausschreibungen und die eingeschalteten Listen`,
    progress: (lists, all, received) => `${lists} von ${all} Listen gelesen, ${received} Datensätze`,
    importing: 'was gekommen ist, wird importiert',
    done: (received) => `Fertig: ${received} Datensätze erhalten.`,
    missing: (received, expected) =>
      `Die Quelle kündigte ${expected} Datensätze an und sandte ${received}. Der Befehl kann wiederholt werden.`,
    unread: (lists) => `Noch nicht gelesene Listen: ${lists}. Der Server versucht sie erneut, dieser Befehl auch.`,
    problema: {
      down: 'Die Quelle antwortet nicht.',
      address: 'Die Adresse der Quelle ist nicht erlaubt.',
      refused: 'Die Quelle lehnt die Frage ab.',
      shape: 'Die Datensätze der Quelle haben jetzt eine andere Form.',
      internal: 'Das Lesen ist gescheitert; das Protokoll des Servers sagt, warum.',
    },
  },
};
