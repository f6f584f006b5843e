import { ActionIcon, Breadcrumbs, Menu } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.layer.css';
import { IconChevronRight, IconDots, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import page from '#kit/web/page/Page.module.css';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Caminho', en: 'Breadcrumb', fr: 'Fil d’Ariane', de: 'Brotkrumen' },
  words: 'migalhas trilha breadcrumbs trail chemin navigation Pfad Navigationspfad',
  old: ['/components/breadcrumbs', '/components/breadcrumb'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/page/Page.tsx',
  use: {
    pt: 'Em telas abaixo de outras, para voltar a qualquer nível. Page desenha os links que recebe em trail.',
    en: 'On screens below others, to return to any level. Page draws the links it is given as trail.',
    fr: 'Dans les pages placées sous d’autres, pour revenir à tout niveau. Page dessine les liens reçus dans trail.',
    de: 'Auf Seiten unterhalb anderer, um zu jeder Ebene zurückzukehren. Page zeichnet die Links aus trail.',
  },
  avoid: {
    pt: 'No primeiro nível do menu, ou para passos que se seguem: use o assistente. A própria tela é o título, não um elo.',
    en: 'On the first level of the menu, or for steps in a row: use the wizard. The screen itself is the title, not a link.',
    fr: 'Au premier niveau du menu, ou pour des étapes successives : utilisez l’assistant. La page elle-même est le titre, pas un lien.',
    de: 'Auf der ersten Ebene des Menüs, oder für Schritte nacheinander: dafür gibt es den Assistenten. Die Seite selbst ist der Titel.',
  },
  keys: [
    {
      press: 'Tab',
      does: { pt: 'Vai para o próximo nível', en: 'Goes to the next level', fr: 'Va au niveau suivant', de: 'Geht zur nächsten Ebene' },
      on: '#OfScreen [data-example] li:first-child a',
      finds: '#OfScreen [data-example] li:nth-child(2) a:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'No botão, abre os níveis do meio',
        en: 'On the button, opens the levels in between',
        fr: 'Sur le bouton, ouvre les niveaux intermédiaires',
        de: 'Auf der Schaltfläche: öffnet die Ebenen dazwischen',
      },
      on: '#Shortened [data-example] button[aria-haspopup]',
      finds: '[role=menu] [role=menuitem]:focus',
    },
    {
      press: 'ArrowDown',
      does: { pt: 'Vai para o nível abaixo', en: 'Goes to the level below', fr: 'Va au niveau inférieur', de: 'Geht zur Ebene darunter' },
      finds: '[role=menu] [role=menuitem]:nth-child(2):focus',
    },
  ],
  props: [
    {
      name: 'trail',
      type: 'ReactElement[]',
      says: {
        pt: 'Os links das telas acima, da mais alta à mais próxima, cada um com sua key.',
        en: 'The links to the screens above, from the topmost to the nearest, each with its key.',
        fr: 'Les liens des pages supérieures, de la plus haute à la plus proche, chacun avec sa key.',
        de: 'Die Links zu den Seiten darüber, von der obersten bis zur nächsten, jeder mit seinem key.',
      },
    },
    {
      name: 'separator',
      type: 'ReactNode',
      says: {
        pt: 'Só nos Breadcrumbs da biblioteca: o sinal entre os níveis, oculto para leitores de tela.',
        en: 'Of the library’s Breadcrumbs only: the sign between levels, hidden from screen readers.',
        fr: 'Seulement dans Breadcrumbs de la bibliothèque : le signe entre niveaux, masqué aux lecteurs d’écran.',
        de: 'Nur bei den Breadcrumbs der Bibliothek: das Zeichen zwischen den Ebenen, vor Screenreadern verborgen.',
      },
    },
  ],
};

export const samples: Samples = {
  OfScreen: {
    title: { pt: 'De uma tela', en: 'Of a screen', fr: 'D’une page', de: 'Einer Seite' },
    says: {
      pt: 'Assim Page mostra seu trail, acima do título: uma lista ordenada, numa navegação com nome.',
      en: 'This is how Page shows its trail, above the title: an ordered list in a navigation with a name.',
      fr: 'Ainsi Page montre son trail, au-dessus du titre : une liste ordonnée, dans une navigation nommée.',
      de: 'So zeigt Page seinen trail über dem Titel: eine geordnete Liste in einer benannten Navigation.',
    },
    picture: true,
  },
  OfCard: {
    title: { pt: 'Dentro de um cartão', en: 'Within a card', fr: 'Dans une carte', de: 'In einer Karte' },
    says: {
      pt: 'Onde não há Page, como num resultado de busca que diz onde está; aqui o último elo é o lugar atual.',
      en: 'Where there is no Page, as in a search result that says where it is; here the last link is the present place.',
      fr: 'Là où il n’y a pas de Page, comme un résultat de recherche qui dit où il se trouve ; le dernier lien est alors le lieu actuel.',
      de: 'Wo es keine Page gibt, etwa bei einem Suchtreffer, der seinen Ort nennt; der letzte Link ist hier der jetzige Ort.',
    },
  },
  Shortened: {
    title: { pt: 'Abreviado', en: 'Shortened', fr: 'Abrégé', de: 'Gekürzt' },
    says: {
      pt: 'Com mais de três níveis, os do meio ficam num menu.',
      en: 'With more than three levels, those in between go into a menu.',
      fr: 'Au-delà de trois niveaux, ceux du milieu vont dans un menu.',
      de: 'Bei mehr als drei Ebenen kommen die mittleren in ein Menü.',
    },
  },
};

const words = {
  trail: { pt: 'Caminho da pergunta', en: 'Path of the question', fr: 'Chemin de la question', de: 'Pfad der Frage' },
  noticeTrail: { pt: 'Caminho da licitação', en: 'Path of the notice', fr: 'Chemin de l’appel d’offres', de: 'Pfad der Ausschreibung' },
  lotTrail: { pt: 'Caminho do lote', en: 'Path of the lot', fr: 'Chemin du lot', de: 'Pfad des Loses' },
  home: { pt: 'Início', en: 'Home', fr: 'Accueil', de: 'Start' },
  knowledge: { pt: 'Base de conhecimento', en: 'Knowledge base', fr: 'Base de connaissances', de: 'Wissensdatenbank' },
  basics: { pt: 'Primeiros passos', en: 'First steps', fr: 'Premiers pas', de: 'Erste Schritte' },
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  open: { pt: 'Abertas', en: 'Open', fr: 'Ouverts', de: 'Offen' },
  between: { pt: 'Níveis do meio', en: 'Levels in between', fr: 'Niveaux intermédiaires', de: 'Ebenen dazwischen' },
  saved: { pt: 'Buscas salvas', en: 'Saved searches', fr: 'Recherches enregistrées', de: 'Gespeicherte Suchen' },
};

export function OfScreen() {
  const t = useWords(words);
  const trail = [
    <Link key="base" to="/pages/knowledge-base">
      {t.knowledge}
    </Link>,
    <Link key="category" to="/pages/knowledge-base/$category" params={{ category: 'primeiros-passos' }}>
      {t.basics}
    </Link>,
  ];
  return (
    <nav aria-label={t.trail} className={page.trail}>
      <ol>
        {trail.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ol>
    </nav>
  );
}

export function OfCard() {
  const t = useWords(words);
  return (
    <Breadcrumbs component="nav" aria-label={t.noticeTrail} separator={<IconChevronRight size={14} aria-hidden />}>
      <Link to="/" aria-label={t.home}>
        <IconHome size={18} aria-hidden />
      </Link>
      <Link to="/apps/invoice/list">{t.notices}</Link>
      <Link to="/apps/invoice/list" search={{ status: ['aberta'] }} aria-current="page">
        {t.open}
      </Link>
    </Breadcrumbs>
  );
}

export function Shortened() {
  const t = useWords(words);
  return (
    <Breadcrumbs component="nav" aria-label={t.lotTrail}>
      <Link to="/">{t.home}</Link>
      <Menu position="bottom-start">
        <Menu.Target>
          <ActionIcon color="gray" aria-label={t.between} data-hint={t.between}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}>{t.notices}</Menu.Item>
          <Menu.Item renderRoot={(props) => <Link to="/apps/invoice/list" search={{ status: ['aberta'] }} {...props} />}>
            {t.open}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Link to="/buscas-salvas">{t.saved}</Link>
    </Breadcrumbs>
  );
}
