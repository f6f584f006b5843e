import { Badge, Button, Card, Group, SimpleGrid, Text, ThemeIcon } from '@mantine/core';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import '@mantine/core/styles/Card.layer.css';
import { IconCalendarEvent, IconCircleDashed, IconFileText, IconGavel, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import card from '#kit/web/page/Card.module.css';
import surface from '#kit/web/page/surface.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Cartão', en: 'Card', fr: 'Carte', de: 'Karte' },
  words: 'basic básico simples painel panel box caixa surface superfície encadré Kasten imagem image Bild',
  old: ['/cards/basic', '/card/card-basic', '/card/basic'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/page/Card.module.css',
  use: {
    pt: 'Para reunir o que trata de um só assunto: um título, o que se diz sobre ele e, no fim, o que se pode fazer.',
    en: 'To keep together what is about one matter: a title, what there is to say about it and, at the end, what can be done.',
    fr: 'Pour réunir ce qui concerne un seul sujet : un titre, ce qu’il y a à en dire et, à la fin, ce que l’on peut faire.',
    de: 'Um zusammenzuhalten, was ein Thema betrifft: ein Titel, was es dazu zu sagen gibt, und am Ende, was man tun kann.',
  },
  avoid: {
    pt: 'Se o próprio cartão se recolhe, se atualiza ou se fecha: cartão com ações. Várias partes que mudam juntas: cartão composto. Um número: cartão de número. Um gráfico: cartão de análise. Muitos registros iguais: tabela.',
    en: 'If the card itself folds, refreshes or closes: card with actions. Several parts that change together: composed card. A figure: card with a figure. A chart: card with a chart. Many records of a kind: table.',
    fr: 'Si la carte elle-même se replie, s’actualise ou se ferme : carte avec actions. Plusieurs parties liées : carte composée. Un chiffre : carte de chiffre. Un graphique : carte d’analyse. Beaucoup d’enregistrements semblables : tableau.',
    de: 'Wenn die Karte selbst sich einklappt, aktualisiert oder schließt: Karte mit Aktionen. Mehrere Teile, die zusammengehören: zusammengesetzte Karte. Eine Zahl: Zahlenkarte. Ein Diagramm: Auswertungskarte. Viele gleichartige Einträge: Tabelle.',
  },
  keys: [],
  props: [
    {
      name: 'card.card',
      type: 'class',
      says: {
        pt: 'A moldura com margem interna; as partes ficam uma abaixo da outra.',
        en: 'The frame with its padding; the parts stand one below the other.',
        fr: 'Le cadre avec sa marge intérieure ; les parties se suivent de haut en bas.',
        de: 'Der Rahmen mit Innenabstand; die Teile stehen untereinander.',
      },
    },
    {
      name: 'card.head',
      type: 'class',
      says: {
        pt: 'A linha do título: à esquerda o título, no fim um selo ou botões, abaixo a explicação.',
        en: 'The line of the title: the title first, a badge or buttons at its end, the explanation below.',
        fr: 'La ligne du titre : le titre d’abord, un badge ou des boutons au bout, l’explication dessous.',
        de: 'Die Titelzeile: zuerst der Titel, am Ende ein Abzeichen oder Schaltflächen, darunter die Erklärung.',
      },
    },
    {
      name: 'surface.linked',
      type: 'class',
      says: {
        pt: 'Para um link que é o cartão inteiro; a borda muda sob o ponteiro.',
        en: 'For a link that is the whole card; its border changes under the pointer.',
        fr: 'Pour un lien qui est la carte entière ; la bordure change sous le pointeur.',
        de: 'Für einen Link, der die ganze Karte ist; der Rand ändert sich unter dem Zeiger.',
      },
    },
    {
      name: 'Card.Section',
      type: 'Card, @mantine/core',
      says: {
        pt: 'Parte sem margem interna, para uma imagem que vai até a borda.',
        en: 'A part without padding, for a picture that reaches the border.',
        fr: 'Une partie sans marge intérieure, pour une image qui va jusqu’au bord.',
        de: 'Ein Teil ohne Innenabstand, für ein Bild, das bis zum Rand reicht.',
      },
    },
  ],
};

export const samples: Samples = {
  Plain: {
    title: { pt: 'Título, texto e ação', en: 'Title, text and action', fr: 'Titre, texte et action', de: 'Titel, Text und Aktion' },
    says: {
      pt: 'A forma mais comum: o estado fica na linha do título, a ação no fim.',
      en: 'The most common form: the state is in the line of the title, the action at the end.',
      fr: 'La forme la plus courante : l’état est sur la ligne du titre, l’action à la fin.',
      de: 'Die häufigste Form: der Status steht in der Titelzeile, die Aktion am Ende.',
    },
    picture: true,
  },
  Pictured: {
    title: { pt: 'Com imagem', en: 'With a picture', fr: 'Avec une image', de: 'Mit Bild' },
    says: {
      pt: 'Uma imagem decorativa acima do texto, para o que se escolhe pelo assunto, como artigos.',
      en: 'A decorative picture above the text, for what is chosen by its subject, such as articles.',
      fr: 'Une image décorative au-dessus du texte, pour ce que l’on choisit par son sujet, comme des articles.',
      de: 'Ein schmückendes Bild über dem Text, für das, was man nach dem Thema auswählt, etwa Artikel.',
    },
  },
  Linked: {
    title: {
      pt: 'O cartão inteiro é um link',
      en: 'The whole card is a link',
      fr: 'La carte entière est un lien',
      de: 'Die ganze Karte ist ein Link',
    },
    says: {
      pt: 'Para entradas de uma tela inicial: um só destino, sem botões dentro.',
      en: 'For the entries of a starting screen: one destination, no buttons inside.',
      fr: 'Pour les entrées d’un écran d’accueil : une seule destination, aucun bouton à l’intérieur.',
      de: 'Für die Einträge einer Startseite: ein einziges Ziel, keine Schaltflächen darin.',
    },
  },
  Sideways: {
    title: { pt: 'Deitado', en: 'Sideways', fr: 'En largeur', de: 'Quer' },
    says: {
      pt: 'Um ícone ao lado do texto, para um aviso curto que ocupa pouca altura.',
      en: 'An icon beside the text, for a short message that takes little height.',
      fr: 'Une icône à côté du texte, pour un message court qui prend peu de hauteur.',
      de: 'Ein Symbol neben dem Text, für eine kurze Nachricht mit wenig Höhe.',
    },
  },
};

const words = {
  title: {
    pt: 'Papel sulfite para as escolas',
    en: 'Copy paper for the schools',
    fr: 'Papier pour les écoles',
    de: 'Kopierpapier für die Schulen',
  },
  body: { pt: 'Prefeitura de Exemplo', en: 'Municipality of Exemplo', fr: 'Commune d’Exemplo', de: 'Gemeinde Exemplo' },
  open: { pt: 'Aberta', en: 'Open', fr: 'Ouvert', de: 'Offen' },
  text: {
    pt: 'Registro de preços de 4.800 resmas em três lotes, com entrega parcelada em doze meses.',
    en: 'Price registration of 4,800 reams in three lots, delivered in parts within twelve months.',
    fr: 'Accord-cadre pour 4 800 ramettes en trois lots, livrées en plusieurs fois sur douze mois.',
    de: 'Rahmenvereinbarung über 4.800 Ries in drei Losen, Lieferung in Teilen binnen zwölf Monaten.',
  },
  toNotices: { pt: 'Ver as licitações', en: 'See the notices', fr: 'Voir les appels d’offres', de: 'Ausschreibungen ansehen' },
  article: {
    pt: 'Prazos de uma licitação',
    en: 'Deadlines of a notice',
    fr: 'Délais d’un appel d’offres',
    de: 'Fristen einer Ausschreibung',
  },
  articleText: {
    pt: 'Propostas, esclarecimentos, recursos: quanto tempo há para cada um e como se conta.',
    en: 'Proposals, questions, appeals: how much time there is for each and how it is counted.',
    fr: 'Offres, questions, recours : de combien de temps on dispose et comment il se compte.',
    de: 'Angebote, Fragen, Beschwerden: wie viel Zeit jeweils bleibt und wie sie gezählt wird.',
  },
  read: { pt: 'Ler os artigos', en: 'Read the articles', fr: 'Lire les articles', de: 'Artikel lesen' },
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  calendar: { pt: 'Calendário', en: 'Calendar', fr: 'Calendrier', de: 'Kalender' },
  followed: { pt: 'Acompanhados', en: 'Following', fr: 'Suivis', de: 'Beobachtet' },
  session: { pt: 'A sessão foi adiada', en: 'The session was postponed', fr: 'La séance est reportée', de: 'Die Sitzung wurde verschoben' },
  sessionText: {
    pt: 'O pregoeiro respondeu aos pedidos de esclarecimento e marcou nova data.',
    en: 'The auctioneer answered the questions and set another date.',
    fr: 'L’acheteur a répondu aux questions et fixé une nouvelle date.',
    de: 'Die Vergabestelle hat die Fragen beantwortet und einen neuen Termin festgesetzt.',
  },
};

export function Plain() {
  const t = useWords(words);
  const heading = useId();
  return (
    <section className={card.card} style={{ maxInlineSize: 480 }} aria-labelledby={heading}>
      <header className={card.head}>
        <h3 id={heading} className={card.title}>
          {t.title}
        </h3>
        <Badge variant="light" color="success" leftSection={<IconCircleDashed size={12} aria-hidden />}>
          {t.open}
        </Badge>
        <p className={card.hint}>{t.body}</p>
      </header>
      <p>{t.text}</p>
      <Group justify="flex-end">
        <Button variant="light" renderRoot={(props) => <AddressLink {...props} href="/apps/invoice/list" />}>
          {t.toNotices}
        </Button>
      </Group>
    </section>
  );
}

export function Pictured() {
  const t = useWords(words);
  return (
    <Card withBorder maw={360}>
      <Card.Section withBorder bg="var(--surface-raised)" ta="center" py="md">
        <img src={atPrefix('/knowledge/deadlines.svg')} alt="" width={160} height={120} />
      </Card.Section>
      <h3 className={card.title} style={{ marginBlockStart: 16 }}>
        {t.article}
      </h3>
      <Text size="sm" c="dimmed" mt={4}>
        {t.articleText}
      </Text>
      <Link to="/pages/knowledge-base" style={{ marginBlockStart: 12, alignSelf: 'flex-start' }}>
        {t.read}
      </Link>
    </Card>
  );
}

export function Linked() {
  const t = useWords(words);
  const entries = [
    { label: t.notices, href: '/apps/invoice/list', Icon: IconFileText },
    { label: t.calendar, href: '/apps/calendar', Icon: IconCalendarEvent },
    { label: t.followed, href: '/acompanhamento', Icon: IconStar },
  ];
  return (
    <SimpleGrid minColWidth="144px" autoFlow="auto-fit">
      {entries.map(({ label, href, Icon }) => (
        <AddressLink key={href} href={href} className={`${surface.surface} ${surface.linked}`} style={{ gap: 8, padding: 16 }}>
          <Icon size={28} aria-hidden />
          {label}
        </AddressLink>
      ))}
    </SimpleGrid>
  );
}

export function Sideways() {
  const t = useWords(words);
  return (
    <Card withBorder orientation="horizontal" maw={480} style={{ gap: 16 }}>
      <ThemeIcon variant="light" color="info" size={44}>
        <IconGavel size={24} aria-hidden />
      </ThemeIcon>
      <div>
        <h3 className={card.title}>{t.session}</h3>
        <Text size="sm" c="dimmed">
          {t.sessionText}
        </Text>
      </div>
    </Card>
  );
}
