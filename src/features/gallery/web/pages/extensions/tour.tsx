import { Button, Group, Progress, Switch, Text, TextInput, Tour } from '@mantine/core';
import '@mantine/core/styles/Tour.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { IconBell, IconRoute, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Visita guiada', en: 'Tour', fr: 'Visite guidée', de: 'Rundgang' },
  words: 'shepherd onboarding passo a passo primeiros passos introdução getting started steps premiers pas erste Schritte Einführung',
  old: ['/extensions/tour'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para mostrar a quem chega onde ficam três a cinco coisas que não se descobrem sozinhas. Começa por um botão, e pode ser refeita.',
    en: 'To show newcomers where three to five things are that one does not find alone. It begins by a button, and can be taken again.',
    fr: 'Pour montrer aux nouveaux venus trois à cinq choses qu’on ne trouve pas seul. Elle commence par un bouton, et peut se refaire.',
    de: 'Um Neulingen drei bis fünf Dinge zu zeigen, die man allein nicht findet. Er beginnt mit einer Schaltfläche und lässt sich wiederholen.',
  },
  avoid: {
    pt: 'Para explicar uma tela confusa: arrume a tela. Para ajuda que se consulta muitas vezes, a base de conhecimento; para um botão, uma dica.',
    en: 'To explain a confusing screen: tidy the screen. For help that is looked up often, the knowledge base; for one button, a tooltip.',
    fr: 'Pour expliquer un écran confus : rangez l’écran. Pour une aide consultée souvent, la base de connaissances ; pour un bouton, une infobulle.',
    de: 'Um eine verwirrende Seite zu erklären: besser die Seite aufräumen. Für Hilfe zum Nachschlagen die Wissensdatenbank, für eine Schaltfläche ein Hinweis.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Começa a visita', en: 'Begins the tour', fr: 'Commence la visite', de: 'Beginnt den Rundgang' },
      on: '#Guided [data-example] [aria-haspopup=dialog]',
      finds: '[role=dialog].mantine-Tour-tooltip',
    },
    {
      press: 'ArrowRight',
      does: { pt: 'Vai ao próximo passo', en: 'Goes to the next step', fr: 'Va à l’étape suivante', de: 'Geht zum nächsten Schritt' },
      finds: '.mantine-Tour-stepCounter:has-text("2")',
    },
    {
      press: 'ArrowLeft',
      does: { pt: 'Volta ao anterior', en: 'Goes back', fr: 'Revient à l’étape précédente', de: 'Geht zurück' },
      finds: '.mantine-Tour-stepCounter:has-text("1")',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Encerra e devolve o foco',
        en: 'Ends it and gives the focus back',
        fr: 'La termine et rend le focus',
        de: 'Beendet ihn und gibt den Fokus zurück',
      },
      finds: '#Guided [data-example] [aria-haspopup=dialog]:focus',
    },
  ],
  props: [
    {
      name: 'target',
      type: 'string | RefObject',
      says: {
        pt: 'De cada passo: o elemento que se mostra. Um seletor também acha o que só aparece depois.',
        en: 'Of each step: the element that is shown. A selector also finds what appears only later.',
        fr: 'De chaque étape : l’élément montré. Un sélecteur trouve aussi ce qui n’apparaît que plus tard.',
        de: 'Von jedem Schritt: das gezeigte Element. Ein Selektor findet auch, was erst später erscheint.',
      },
    },
    {
      name: 'labels',
      type: 'Partial<TourLabels>',
      says: {
        pt: 'Os textos dos botões e do contador no idioma de quem usa; sem eles, inglês.',
        en: 'The texts of buttons and counter in the user’s language; English without them.',
        fr: 'Les textes des boutons et du compteur dans la langue de l’utilisateur ; sans eux, en anglais.',
        de: 'Die Texte der Schaltflächen und des Zählers in der Sprache der Person; ohne sie Englisch.',
      },
    },
    {
      name: 'mode',
      type: "'guided' | 'beacon'",
      says: {
        pt: 'Um passo depois do outro, ou pontos que cada um abre quando quer.',
        en: 'One step after the other, or dots that everybody opens when they like.',
        fr: 'Une étape après l’autre, ou des points que chacun ouvre quand il veut.',
        de: 'Ein Schritt nach dem anderen, oder Punkte, die man öffnet, wann man will.',
      },
    },
    {
      name: 'active, onClose',
      type: 'boolean, () => void',
      says: {
        pt: 'Se a visita está aberta, e o que acontece quando termina ou é encerrada.',
        en: 'Whether the tour is open, and what happens when it ends or is ended.',
        fr: 'Si la visite est ouverte, et ce qui se passe quand elle finit ou qu’on l’arrête.',
        de: 'Ob der Rundgang offen ist, und was geschieht, wenn er endet oder beendet wird.',
      },
    },
  ],
};

export const samples: Samples = {
  Guided: {
    title: { pt: 'Passo a passo', en: 'Step by step', fr: 'Étape par étape', de: 'Schritt für Schritt' },
    says: {
      pt: 'O resto da tela escurece, e o foco fica na explicação.',
      en: 'The rest of the screen is darkened, and the focus stays in the explanation.',
      fr: 'Le reste de l’écran s’assombrit, et le focus reste dans l’explication.',
      de: 'Der Rest der Seite wird dunkel, und der Fokus bleibt in der Erklärung.',
    },
  },
  Beacons: {
    title: { pt: 'Pontos', en: 'Dots', fr: 'Points', de: 'Punkte' },
    says: {
      pt: 'Sem interromper: um ponto ao lado de cada novidade, que se abre por clique. Ligue para vê-los.',
      en: 'Without interrupting: a dot beside each novelty, opened by a click. Switch them on to see them.',
      fr: 'Sans interrompre : un point près de chaque nouveauté, ouvert d’un clic. Activez-les pour les voir.',
      de: 'Ohne zu unterbrechen: ein Punkt neben jeder Neuerung, der sich per Klick öffnet. Zum Ansehen einschalten.',
    },
  },
};

const words = {
  start: { pt: 'Começar a visita', en: 'Start the tour', fr: 'Commencer la visite', de: 'Rundgang beginnen' },
  search: { pt: 'Buscar licitações', en: 'Search notices', fr: 'Chercher des appels d’offres', de: 'Ausschreibungen suchen' },
  searchTitle: { pt: 'Busque pelo objeto', en: 'Search by subject', fr: 'Cherchez par l’objet', de: 'Nach dem Gegenstand suchen' },
  searchText: {
    pt: 'Escreva o que você vende, como papel sulfite. Sinônimos entram sozinhos.',
    en: 'Write what you sell, such as copy paper. Synonyms are added by themselves.',
    fr: 'Écrivez ce que vous vendez, comme du papier. Les synonymes s’ajoutent d’eux-mêmes.',
    de: 'Schreiben Sie, was Sie verkaufen, etwa Kopierpapier. Synonyme kommen von selbst dazu.',
  },
  alert: { pt: 'Avisar por e-mail', en: 'Alert by email', fr: 'Alerter par e-mail', de: 'Per E-Mail melden' },
  alertTitle: { pt: 'Receba o que for novo', en: 'Get what is new', fr: 'Recevez les nouveautés', de: 'Neues erhalten' },
  alertText: {
    pt: 'A busca salva avisa quando aparece uma licitação que combina.',
    en: 'A saved search tells you when a notice appears that matches.',
    fr: 'Une recherche enregistrée prévient quand un appel d’offres correspond.',
    de: 'Eine gespeicherte Suche meldet, wenn eine passende Ausschreibung erscheint.',
  },
  progress: { pt: 'Seu perfil: 60%', en: 'Your profile: 60%', fr: 'Votre profil : 60 %', de: 'Ihr Profil: 60 %' },
  progressTitle: { pt: 'Complete o perfil', en: 'Complete your profile', fr: 'Complétez le profil', de: 'Profil vervollständigen' },
  progressText: {
    pt: 'Com o CNPJ e o porte da empresa, a lista mostra em quais você tem preferência.',
    en: 'With the tax number and the size of the company, the list shows where you have preference.',
    fr: 'Avec le numéro fiscal et la taille de l’entreprise, la liste montre où vous avez la préférence.',
    de: 'Mit Steuernummer und Größe der Firma zeigt die Liste, wo Sie bevorzugt werden.',
  },
  skip: { pt: 'Pular', en: 'Skip', fr: 'Passer', de: 'Überspringen' },
  back: { pt: 'Voltar', en: 'Back', fr: 'Retour', de: 'Zurück' },
  next: { pt: 'Próximo', en: 'Next', fr: 'Suivant', de: 'Weiter' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
  whatIsNew: { pt: 'Novidade', en: 'New', fr: 'Nouveau', de: 'Neu' },
  showDots: { pt: 'Mostrar as novidades', en: 'Show what is new', fr: 'Montrer les nouveautés', de: 'Neuerungen zeigen' },
};

const steps = ['search', 'alert', 'progress'] as const;

/** The texts of the tour's own buttons. */
function useTourLabels() {
  const t = useWords(words);
  const kit = useTexts('kit');
  return {
    skip: t.skip,
    back: t.back,
    next: t.next,
    close: kit('action.close'),
    beacon: t.whatIsNew,
    stepCounter: (current: number, total: number) => `${current} ${t.of} ${total}`,
  };
}

/** What the tours show: each part has its place in `data-step`. */
function Workplace({ id }: { id: string }) {
  const t = useWords(words);
  return (
    <Group id={id} align="flex-end" gap="24px" maw={720}>
      <TextInput wrapperProps={{ 'data-step': 'search' }} label={t.search} leftSection={<IconSearch size={16} aria-hidden />} maw={260} />
      <Button data-step="alert" variant="default" leftSection={<IconBell size={16} aria-hidden />}>
        {t.alert}
      </Button>
      <div data-step="progress" style={{ inlineSize: 180 }}>
        <Text size="sm" mb={4}>
          {t.progress}
        </Text>
        <Progress value={60} aria-label={t.progress} />
      </div>
    </Group>
  );
}

export function Guided() {
  const t = useWords(words);
  const id = useId();
  const [isActive, setIsActive] = useState(false);
  return (
    <>
      <Button mb="lg" leftSection={<IconRoute size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setIsActive(true)}>
        {t.start}
      </Button>
      <Workplace id={id} />
      <Tour active={isActive} onClose={() => setIsActive(false)} labels={useTourLabels()} maxWidth={320}>
        {steps.map((step) => (
          <Tour.Step key={step} target={`[id="${id}"] [data-step=${step}]`} title={t[`${step}Title`]}>
            {t[`${step}Text`]}
          </Tour.Step>
        ))}
      </Tour>
    </>
  );
}

export function Beacons() {
  const t = useWords(words);
  const id = useId();
  const [isActive, setIsActive] = useState(false);
  return (
    <>
      <Switch mb="lg" label={t.showDots} checked={isActive} onChange={(event) => setIsActive(event.currentTarget.checked)} />
      <Workplace id={id} />
      <Tour
        mode="beacon"
        withOverlay={false}
        active={isActive}
        onClose={() => setIsActive(false)}
        labels={useTourLabels()}
        maxWidth={320}
        style={{ '--tour-beacon-size': '24px' }}
      >
        {steps.map((step) => (
          <Tour.Step key={step} target={`[id="${id}"] [data-step=${step}]`} title={t[`${step}Title`]}>
            {t[`${step}Text`]}
          </Tour.Step>
        ))}
      </Tour>
    </>
  );
}
