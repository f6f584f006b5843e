// The words of bulletins and of the page that ends them.
import type { ChangeKind } from '#features/follow/contract.ts';
import type { Language } from '#kit/errors.ts';
import type { FollowedNews } from '../ports.ts';

type Words = {
  /** `count`: new notices; `changed`: followed items that changed; `news`: followed suppliers and bodies with news. */
  subject(app: string, told: { count: number; changed: number; news: number }): string;
  greeting(name: string): string;
  found(count: number): string;
  more(count: number): string;
  changed: string;
  /** Changes of an item, and items, that are not listed. */
  moreChanges(count: number): string;
  moreItems(count: number): string;
  /** Followed suppliers, public bodies and municípios: what they won and published, and those that are not listed. */
  news: string;
  won(items: number): string;
  published(notices: number): string;
  placed(notices: number): string;
  moreNews(count: number): string;
  value: string;
  until: string;
  open: string;
  why: string;
  settings: string;
  end: string;
  endTitle: string;
  endAsk: string;
  endAction: string;
  endDone: string;
  kinds: Record<ChangeKind, string>;
};

/** What happened to a followed one, by its kind. */
export function newsWords(say: Words, kind: FollowedNews['kind']): (count: number) => string {
  return { fornecedor: say.won, orgao: say.published, municipio: say.placed }[kind];
}

export const words: Record<Language, Words> = {
  pt: {
    subject: (app, { count, changed, news }) => `${app}: ${listed(novas(count), mudadas(changed), novidades(news))}`,
    greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    found: (count) => novas(count),
    more: (count) => `Ver as outras ${count}`,
    changed: 'Mudanças no que você acompanha',
    moreChanges: (count) => (count === 1 ? 'e mais 1 mudança' : `e mais ${count} mudanças`),
    moreItems: (count) => (count === 1 ? 'e mais 1 acompanhada' : `e mais ${count} acompanhadas`),
    news: 'Fornecedores, órgãos e municípios que você acompanha',
    won: (items) => (items === 1 ? 'ganhou 1 item' : `ganhou ${items} itens`),
    published: (notices) => (notices === 1 ? 'publicou 1 licitação' : `publicou ${notices} licitações`),
    placed: (notices) => (notices === 1 ? '1 licitação nova' : `${notices} licitações novas`),
    moreNews: (count) => (count === 1 ? 'e mais 1 com novidades' : `e mais ${count} com novidades`),
    value: 'Valor estimado',
    until: 'Propostas até',
    open: 'Abrir a busca',
    why: 'Você recebe este boletim porque uma busca salva ou o que você acompanha avisa por e-mail.',
    settings: 'Mudar os avisos',
    end: 'Não receber mais boletins',
    endTitle: 'Boletins por e-mail',
    endAsk: 'Não receber mais nenhum boletim por e-mail? As buscas salvas e os avisos no sino continuam.',
    endAction: 'Não receber mais',
    endDone: 'Pronto: você não receberá mais boletins. Eles podem ser ligados de novo em cada busca salva.',
    kinds: {
      ...{ prazo: 'Prazo alterado', suspensa: 'Suspensa', revogada: 'Revogada ou anulada', resultado: 'Resultado publicado' },
      ...{ documento: 'Novo arquivo', valor: 'Valor alterado', outra: 'Alteração' },
    },
  },
  en: {
    subject: (app, { count, changed, news }) => `${app}: ${listed(newOnes(count), changedOnes(changed), newsOf(news))}`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    found: (count) => newOnes(count),
    more: (count) => `See ${count} more`,
    changed: 'Changes in what you follow',
    moreChanges: (count) => (count === 1 ? 'and 1 more change' : `and ${count} more changes`),
    moreItems: (count) => `and ${count} more that you follow`,
    news: 'Suppliers, public bodies and municipalities that you follow',
    won: (items) => (items === 1 ? 'won 1 item' : `won ${items} items`),
    published: (notices) => (notices === 1 ? 'published 1 notice' : `published ${notices} notices`),
    placed: (notices) => (notices === 1 ? '1 new notice' : `${notices} new notices`),
    moreNews: (count) => `and ${count} more with news`,
    value: 'Estimated value',
    until: 'Proposals until',
    open: 'Open the search',
    why: 'You get this bulletin because a saved search, or what you follow, tells you by mail.',
    settings: 'Change the alerts',
    end: 'No more bulletins',
    endTitle: 'Bulletins by mail',
    endAsk: 'Get no more bulletins by mail? Saved searches and alerts in the bell stay.',
    endAction: 'No more bulletins',
    endDone: 'Done: you will get no more bulletins. You can switch them on again at each saved search.',
    kinds: {
      ...{ prazo: 'Deadline moved', suspensa: 'Suspended', revogada: 'Revoked or annulled', resultado: 'Result published' },
      ...{ documento: 'New file', valor: 'Value changed', outra: 'Change' },
    },
  },
  fr: {
    subject: (app, { count, changed, news }) => `${app} : ${listed(nouveaux(count), modifies(changed), nouvelles(news))}`,
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    found: (count) => nouveaux(count),
    more: (count) => `Voir les ${count} autres`,
    changed: 'Changements dans ce que vous suivez',
    moreChanges: (count) => (count === 1 ? 'et 1 autre changement' : `et ${count} autres changements`),
    moreItems: (count) => (count === 1 ? 'et 1 autre suivi' : `et ${count} autres suivis`),
    news: 'Fournisseurs, organismes et communes que vous suivez',
    won: (items) => (items === 1 ? 'a remporté 1 item' : `a remporté ${items} items`),
    published: (notices) => (notices === 1 ? 'a publié 1 marché' : `a publié ${notices} marchés`),
    placed: (notices) => (notices === 1 ? '1 nouveau marché' : `${notices} nouveaux marchés`),
    moreNews: (count) => (count === 1 ? 'et 1 autre avec des nouvelles' : `et ${count} autres avec des nouvelles`),
    value: 'Montant estimé',
    until: 'Offres jusqu’au',
    open: 'Ouvrir la recherche',
    why: 'Vous recevez ce bulletin parce qu’une recherche enregistrée ou ce que vous suivez vous prévient par e-mail.',
    settings: 'Modifier les alertes',
    end: 'Ne plus recevoir de bulletins',
    endTitle: 'Bulletins par e-mail',
    endAsk: 'Ne plus recevoir aucun bulletin par e-mail ? Les recherches enregistrées et la cloche restent.',
    endAction: 'Ne plus recevoir',
    endDone: 'C’est fait : vous ne recevrez plus de bulletins. Chaque recherche enregistrée permet de les réactiver.',
    kinds: {
      ...{ prazo: 'Échéance modifiée', suspensa: 'Suspendu', revogada: 'Révoqué ou annulé', resultado: 'Résultat publié' },
      ...{ documento: 'Nouveau fichier', valor: 'Montant modifié', outra: 'Modification' },
    },
  },
  de: {
    subject: (app, { count, changed, news }) => `${app}: ${listed(neue(count), geaenderte(changed), neues(news))}`,
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    found: (count) => neue(count),
    more: (count) => `${count} weitere ansehen`,
    changed: 'Änderungen bei dem, was Sie beobachten',
    moreChanges: (count) => (count === 1 ? 'und 1 weitere Änderung' : `und ${count} weitere Änderungen`),
    moreItems: (count) => `und ${count} weitere Beobachtete`,
    news: 'Lieferanten, Auftraggeber und Gemeinden, die Sie beobachten',
    won: (items) => (items === 1 ? 'gewann 1 Posten' : `gewann ${items} Posten`),
    published: (notices) => (notices === 1 ? 'veröffentlichte 1 Ausschreibung' : `veröffentlichte ${notices} Ausschreibungen`),
    placed: (notices) => (notices === 1 ? '1 neue Ausschreibung' : `${notices} neue Ausschreibungen`),
    moreNews: (count) => (count === 1 ? 'und 1 weiterer mit Neuigkeiten' : `und ${count} weitere mit Neuigkeiten`),
    value: 'Schätzwert',
    until: 'Angebote bis',
    open: 'Suche öffnen',
    why: 'Sie erhalten diesen Bericht, weil eine gespeicherte Suche oder das, was Sie beobachten, per E-Mail meldet.',
    settings: 'Meldungen ändern',
    end: 'Keine Berichte mehr erhalten',
    endTitle: 'Berichte per E-Mail',
    endAsk: 'Keine Berichte per E-Mail mehr erhalten? Gespeicherte Suchen und die Glocke bleiben.',
    endAction: 'Keine Berichte mehr',
    endDone: 'Erledigt: Sie erhalten keine Berichte mehr. Bei jeder gespeicherten Suche lassen sie sich wieder einschalten.',
    kinds: {
      ...{ prazo: 'Frist geändert', suspensa: 'Ausgesetzt', revogada: 'Widerrufen oder aufgehoben', resultado: 'Ergebnis veröffentlicht' },
      ...{ documento: 'Neue Datei', valor: 'Wert geändert', outra: 'Änderung' },
    },
  },
};

function novas(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 licitação nova' : `${count} licitações novas`;
}
function newOnes(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 new notice' : `${count} new notices`;
}
function nouveaux(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 nouveau marché' : `${count} nouveaux marchés`;
}
function neue(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 neue Ausschreibung' : `${count} neue Ausschreibungen`;
}

function mudadas(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 acompanhada mudou' : `${count} acompanhadas mudaram`;
}
function changedOnes(count: number): string {
  return count === 0 ? '' : `${count} followed changed`;
}
function modifies(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 suivi modifié' : `${count} suivis modifiés`;
}
function geaenderte(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 Beobachtete geändert' : `${count} Beobachtete geändert`;
}

function novidades(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 fornecedor ou órgão com novidades' : `${count} fornecedores e órgãos com novidades`;
}
function newsOf(count: number): string {
  return count === 0 ? '' : count === 1 ? 'news of 1 supplier or body' : `news of ${count} suppliers and bodies`;
}
function nouvelles(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 fournisseur ou organisme' : `${count} fournisseurs et organismes`;
}
function neues(count: number): string {
  return count === 0 ? '' : count === 1 ? 'Neues von 1 Lieferanten oder Auftraggeber' : `Neues von ${count} Lieferanten und Auftraggebern`;
}

function listed(...parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
