import { ActionIcon, Badge, Button, Checkbox, Group, Menu, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconCircleDashed, IconPlus, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import card from '#kit/web/page/Card.module.css';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Cartão composto', en: 'Composed card', fr: 'Carte composée', de: 'Zusammengesetzte Karte' },
  words: 'advance avançado advanced contagem regressiva countdown compte à rebours checklist progresso progress pessoas people équipe Team',
  old: ['/cards/advance', '/card/advance', '/card/card-advance'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/page/Card.module.css',
  use: {
    pt: 'Para um assunto com várias partes que mudam juntas: o estado, os números e o que fazer, sem abrir outra tela.',
    en: 'For a matter of several parts that change together: its state, its figures and what to do, without another screen.',
    fr: 'Pour un sujet en plusieurs parties qui changent ensemble : l’état, les chiffres et ce qu’il faut faire, sans autre écran.',
    de: 'Für ein Thema aus Teilen, die sich gemeinsam ändern: Status, Zahlen und was zu tun ist, ohne eine weitere Seite.',
  },
  avoid: {
    pt: 'Para um só texto e uma ação: cartão simples. Para um número ao longo do tempo: cartão de número ou de análise. Se precisar de mais de três partes, é uma página de detalhes.',
    en: 'For one text and one action: a plain card. For a figure over time: card with a figure or with a chart. What needs more than three parts is a page of details.',
    fr: 'Pour un texte et une action : carte simple. Pour un chiffre dans le temps : carte de chiffre ou d’analyse. Au-delà de trois parties, c’est une page de détails.',
    de: 'Für einen Text und eine Aktion: einfache Karte. Für eine Zahl im Zeitverlauf: Zahlen- oder Auswertungskarte. Mehr als drei Teile sind eine Detailseite.',
  },
  keys: [
    {
      press: 'Space',
      does: {
        pt: 'Marca o documento, e o progresso avança',
        en: 'Ticks the document, and the progress advances',
        fr: 'Coche le document, et la progression avance',
        de: 'Hakt die Unterlage ab, und der Fortschritt wächst',
      },
      on: '#Checklist [data-example] input >> nth=2',
      finds: '#Checklist [data-example] [role=progressbar][aria-valuenow="75"]',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Abre a lista de quem pode entrar na equipe',
        en: 'Opens the list of who may join the team',
        fr: 'Ouvre la liste de qui peut rejoindre l’équipe',
        de: 'Öffnet die Liste, wer ins Team kommen kann',
      },
      on: '#People [data-example] [aria-haspopup=menu]',
      finds: '[role=menu] [role=menuitem]:focus',
    },
    {
      press: 'Escape',
      does: { pt: 'Fecha a lista', en: 'Closes the list', fr: 'Ferme la liste', de: 'Schließt die Liste' },
      finds: '#People [data-example] [aria-haspopup=menu]:focus',
    },
  ],
  props: [
    {
      name: 'role="timer"',
      type: 'ARIA',
      says: {
        pt: 'A contagem pode ser lida por leitores de tela, mas não é anunciada a cada segundo.',
        en: 'Screen readers can read the countdown, but it is not announced every second.',
        fr: 'Le compte à rebours se lit au lecteur d’écran, mais n’est pas annoncé à chaque seconde.',
        de: 'Screenreader können den Countdown lesen, er wird aber nicht jede Sekunde angesagt.',
      },
    },
    {
      name: 'aria-pressed',
      type: 'boolean (Button)',
      says: {
        pt: 'Diz se o botão está ligado; o texto e o ícone mudam com ele.',
        en: 'Says whether the button is on; its text and icon change with it.',
        fr: 'Dit si le bouton est actif ; le texte et l’icône changent avec lui.',
        de: 'Sagt, ob die Schaltfläche an ist; Text und Symbol ändern sich mit.',
      },
    },
    {
      name: 'name, src',
      type: 'string (Avatar)',
      says: {
        pt: 'Sem imagem, aparecem as iniciais, sempre na mesma cor para o mesmo nome.',
        en: 'Without a picture there are initials, always in the same colour for the same name.',
        fr: 'Sans image, on voit les initiales, toujours dans la même couleur pour un même nom.',
        de: 'Ohne Bild stehen dort die Initialen, für denselben Namen immer in derselben Farbe.',
      },
    },
  ],
};

export const samples: Samples = {
  Notice: {
    title: {
      pt: 'Licitação com contagem',
      en: 'Notice with a countdown',
      fr: 'Appel d’offres avec compte à rebours',
      de: 'Ausschreibung mit Countdown',
    },
    says: {
      pt: 'O que decide se vale participar: quanto tempo resta, quanto vale, e acompanhar com um clique, aqui só neste exemplo.',
      en: 'What decides whether to take part: how much time is left, its value, and following by one click, here in this sample only.',
      fr: 'Ce qui décide de participer : le temps restant, le montant, et suivre en un clic, ici dans cet exemple seulement.',
      de: 'Was über die Teilnahme entscheidet: die Restzeit, der Wert, und Beobachten mit einem Klick, hier nur in diesem Beispiel.',
    },
  },
  Checklist: {
    title: {
      pt: 'Progresso de uma lista',
      en: 'Progress of a checklist',
      fr: 'Progression d’une liste',
      de: 'Fortschritt einer Checkliste',
    },
    says: {
      pt: 'Marcar um documento move a barra e o texto. As marcas ficam neste exemplo.',
      en: 'Ticking a document moves the bar and the text. The ticks stay in this sample.',
      fr: 'Cocher un document fait avancer la barre et le texte. Les coches restent dans cet exemple.',
      de: 'Ein Haken bewegt Balken und Text. Die Haken bleiben in diesem Beispiel.',
    },
  },
  People: {
    title: { pt: 'Pessoas', en: 'People', fr: 'Personnes', de: 'Personen' },
    says: {
      pt: 'Quem cuida da proposta, com o papel de cada um; quem sai pode voltar. A equipe fica neste exemplo.',
      en: 'Who works on the proposal, each with a role; who leaves can come back. The team stays in this sample.',
      fr: 'Qui s’occupe de l’offre, avec son rôle ; qui part peut revenir. L’équipe reste dans cet exemple.',
      de: 'Wer am Angebot arbeitet, mit seiner Aufgabe; wer geht, kann zurückkommen. Das Team bleibt in diesem Beispiel.',
    },
  },
};

const words = {
  title: {
    pt: 'Notebooks para as escolas',
    en: 'Laptops for the schools',
    fr: 'Ordinateurs pour les écoles',
    de: 'Notebooks für die Schulen',
  },
  body: { pt: 'Prefeitura de Exemplo', en: 'Municipality of Exemplo', fr: 'Commune d’Exemplo', de: 'Gemeinde Exemplo' },
  open: { pt: 'Aberta', en: 'Open', fr: 'Ouvert', de: 'Offen' },
  left: { pt: 'Tempo até o fim do prazo', en: 'Time until the deadline', fr: 'Temps jusqu’à l’échéance', de: 'Zeit bis zum Fristende' },
  days: { pt: 'dias', en: 'days', fr: 'jours', de: 'Tage' },
  hours: { pt: 'horas', en: 'hours', fr: 'heures', de: 'Stunden' },
  minutes: { pt: 'minutos', en: 'minutes', fr: 'minutes', de: 'Minuten' },
  seconds: { pt: 'segundos', en: 'seconds', fr: 'secondes', de: 'Sekunden' },
  closing: { pt: 'Encerramento', en: 'Closing', fr: 'Date limite', de: 'Fristende' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  follow: { pt: 'Acompanhar', en: 'Follow', fr: 'Suivre', de: 'Beobachten' },
  followed: { pt: 'Acompanhando', en: 'Following', fr: 'Suivi', de: 'Wird beobachtet' },
  documents: { pt: 'Documentos da proposta', en: 'Documents of the proposal', fr: 'Documents de l’offre', de: 'Angebotsunterlagen' },
  registration: {
    pt: 'Certidão de regularidade fiscal',
    en: 'Tax clearance certificate',
    fr: 'Attestation fiscale',
    de: 'Steuerbescheinigung',
  },
  balance: { pt: 'Balanço patrimonial', en: 'Balance sheet', fr: 'Bilan', de: 'Bilanz' },
  capacity: {
    pt: 'Atestado de capacidade técnica',
    en: 'Proof of technical capacity',
    fr: 'Références techniques',
    de: 'Eignungsnachweis',
  },
  prices: { pt: 'Planilha de preços', en: 'Price sheet', fr: 'Bordereau de prix', de: 'Preisblatt' },
  ready: { pt: 'Pronto para enviar', en: 'Ready to submit', fr: 'Prêt à déposer', de: 'Bereit zum Einreichen' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
  team: { pt: 'Equipe da proposta', en: 'Team of the proposal', fr: 'Équipe de l’offre', de: 'Team des Angebots' },
  add: { pt: 'Incluir alguém', en: 'Add someone', fr: 'Ajouter quelqu’un', de: 'Jemanden aufnehmen' },
  remove: { pt: 'Retirar', en: 'Remove', fr: 'Retirer', de: 'Entfernen' },
  removed: { pt: 'Saiu da equipe:', en: 'No longer in the team:', fr: 'N’est plus dans l’équipe :', de: 'Nicht mehr im Team:' },
  buyer: { pt: 'Preços e fornecedores', en: 'Prices and suppliers', fr: 'Prix et fournisseurs', de: 'Preise und Lieferanten' },
  lawyer: { pt: 'Parecer jurídico', en: 'Legal opinion', fr: 'Avis juridique', de: 'Rechtliche Prüfung' },
  bidder: { pt: 'Lances na sessão', en: 'Bids in the session', fr: 'Offres en séance', de: 'Gebote in der Sitzung' },
};

/** Nine in the morning in Brasília, twelve days ahead. */
const deadline = new Date(`${dayInBrasilia(new Date(Date.now() + 12 * 86_400_000))}T09:00:00-03:00`);

export function Notice() {
  const t = useWords(words);
  const format = useFormat();
  const [now, setNow] = useState(Date.now);
  const [isFollowed, setIsFollowed] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((deadline.getTime() - now) / 1000));
  const parts = [
    { name: t.days, value: Math.floor(seconds / 86_400) },
    { name: t.hours, value: Math.floor(seconds / 3600) % 24 },
    { name: t.minutes, value: Math.floor(seconds / 60) % 60 },
    { name: t.seconds, value: seconds % 60 },
  ];
  const Star = isFollowed ? IconStarFilled : IconStar;
  return (
    <section className={card.card} style={{ maxInlineSize: 480 }}>
      <header className={card.head}>
        <h3 className={card.title}>{t.title}</h3>
        <Badge variant="light" color="success" leftSection={<IconCircleDashed size={12} aria-hidden />}>
          {t.open}
        </Badge>
        <p className={card.hint}>{t.body}</p>
      </header>
      <SimpleGrid role="timer" aria-label={t.left} cols={4} spacing="xs">
        {parts.map(({ name, value }) => (
          <Stack key={name} gap={0} align="center" py="xs" style={{ borderRadius: 6, background: 'var(--surface-raised)' }}>
            <Text span fz="1.25rem" fw={650} lh={1.4} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {String(value).padStart(2, '0')}
            </Text>
            <Text span size="xs" c="dimmed">
              {name}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Facts layout="ends">
        <Fact name={t.closing}>{format.dateTime(deadline)}</Fact>
        <Fact name={t.value}>{format.money(312_900)}</Fact>
      </Facts>
      <Button
        variant="light"
        leftSection={<Star size={18} aria-hidden />}
        aria-pressed={isFollowed}
        onClick={() => setIsFollowed(!isFollowed)}
      >
        {isFollowed ? t.followed : t.follow}
      </Button>
    </section>
  );
}

const documents = ['registration', 'balance', 'capacity', 'prices'] as const;

export function Checklist() {
  const t = useWords(words);
  const [done, setDone] = useState<string[]>(['registration', 'balance']);
  const isReady = done.length === documents.length;
  const count = `${done.length} ${t.of} ${documents.length}`;
  return (
    <section className={card.card} style={{ maxInlineSize: 480 }}>
      <header className={card.head}>
        <h3 className={card.title}>{t.documents}</h3>
        <Text span size="sm" c="dimmed" role="status">
          {isReady ? t.ready : count}
        </Text>
      </header>
      <Progress value={(done.length / documents.length) * 100} color={isReady ? 'success' : 'primary'} aria-label={t.documents} />
      <Checkbox.Group value={done} onChange={setDone} aria-label={t.documents}>
        <Stack gap="sm">
          {documents.map((one) => (
            <Checkbox key={one} value={one} label={t[one]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </section>
  );
}

const everybody = [
  { name: 'Marina Duarte', role: 'buyer' },
  { name: 'Caio Siqueira', role: 'lawyer' },
  { name: 'Lívia Amaral', role: 'bidder' },
] as const;
type Person = (typeof everybody)[number];

export function People() {
  const t = useWords(words);
  const [team, setTeam] = useState<readonly Person[]>(everybody.slice(0, 2));
  const others = everybody.filter((one) => !team.includes(one));
  const add = (one: Person) => setTeam((before) => everybody.filter((other) => other === one || before.includes(other)));
  const remove = (event: MouseEvent, one: Person) => {
    focusNeighbour(event.currentTarget.closest('li'), 'button');
    setTeam((before) => before.filter((other) => other !== one));
    toast.undo(`${t.removed} ${one.name}`, () => add(one));
  };
  return (
    <section className={card.card} style={{ maxInlineSize: 480 }} data-home tabIndex={-1} aria-label={t.team}>
      <header className={card.head}>
        <h3 className={card.title}>{t.team}</h3>
        <Menu>
          <Menu.Target>
            <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} disabled={others.length === 0}>
              {t.add}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((one) => (
              <Menu.Item key={one.name} leftSection={<Avatar name={one.name} src={null} size={24} />} onClick={() => add(one)}>
                {one.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </header>
      <ul style={{ display: 'grid', gap: 12 }}>
        {team.map((one) => (
          <Group key={one.name} component="li" wrap="nowrap" gap="sm">
            <Avatar name={one.name} src={null} size={40} />
            <div style={{ flex: 1, minInlineSize: 0 }}>
              <Text fw={550}>{one.name}</Text>
              <Text size="sm" c="dimmed">
                {t[one.role]}
              </Text>
            </div>
            <ActionIcon
              size={32}
              color="gray"
              aria-label={`${t.remove}: ${one.name}`}
              data-hint={t.remove}
              onClick={(event) => remove(event, one)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </ul>
    </section>
  );
}
