import { ActionIcon, Button, Group, Menu, Text, TextInput } from '@mantine/core';
import { IconCopy, IconDots, IconLink, IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Botão', en: 'Button', fr: 'Bouton', de: 'Schaltfläche' },
  words: 'ação ícone action icon loading bouton icône Knopf Symbol Taste buttons botões',
  old: ['/components/buttons', '/gallery/buttons'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para o que faz algo aqui. O rótulo é um verbo que diz o que vai acontecer.',
    en: 'For what does something on this page. The label is a verb that says what will happen.',
    fr: 'Pour ce qui agit ici. Le libellé est un verbe qui dit ce qui va se passer.',
    de: 'Für das, was hier etwas auslöst. Die Beschriftung ist ein Verb, das sagt, was geschieht.',
  },
  avoid: {
    pt: 'Para ir a outro lugar: use um link. Para escolher uma entre poucas opções: use o botão de opção.',
    en: 'To go elsewhere: use a link. To choose one of a few options: use the radio button.',
    fr: 'Pour aller ailleurs : utilisez un lien. Pour une option parmi quelques-unes : le bouton radio.',
    de: 'Um woandershin zu gelangen: dafür gibt es Links. Für eine von wenigen Optionen: das Optionsfeld.',
  },
  keys: [
    {
      press: 'Space',
      does: { pt: 'Aciona o botão', en: 'Presses the button', fr: 'Actionne le bouton', de: 'Löst die Schaltfläche aus' },
      on: '#Importance [data-example] button[type=submit]',
      finds: '#Importance [data-example] [role=status]:not(:empty)',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Aciona o botão; aqui, abre a pergunta',
        en: 'Presses the button; here it opens the question',
        fr: 'Actionne le bouton ; ici, ouvre la question',
        de: 'Löst die Schaltfläche aus; hier öffnet sich die Frage',
      },
      on: '#Destructive [data-example] button',
      finds: '[role=dialog]',
    },
  ],
  props: [
    {
      name: 'variant',
      type: "'filled' | 'default' | 'light' | 'subtle'",
      says: {
        pt: 'O peso: principal, ao lado da principal, dentro de um cartão, onde há muitas.',
        en: 'The weight: main, next to the main one, inside a card, where there are many.',
        fr: 'Le poids : principal, à côté du principal, dans une carte, là où il y en a beaucoup.',
        de: 'Das Gewicht: Hauptaktion, neben ihr, in einer Karte, wo es viele sind.',
      },
    },
    {
      name: 'loading',
      type: 'boolean',
      says: {
        pt: 'Mostra um indicador e não aceita outro clique; o nome do botão precisa dizer que está em andamento.',
        en: 'Shows a spinner and ignores further clicks; the name of the button has to say that it is in progress.',
        fr: 'Montre un indicateur et ignore les clics ; le nom du bouton doit dire que cela est en cours.',
        de: 'Zeigt einen Ladekreis und nimmt keinen Klick an; der Name muss sagen, dass es läuft.',
      },
    },
    {
      name: 'leftSection',
      type: 'ReactNode',
      says: {
        pt: 'O ícone antes do rótulo, de 18 px e oculto para leitores de tela.',
        en: 'The icon before the label, of 18 px and hidden from screen readers.',
        fr: 'L’icône avant le libellé, de 18 px et masquée aux lecteurs d’écran.',
        de: 'Das Symbol vor der Beschriftung, 18 px groß und vor Screenreadern verborgen.',
      },
    },
    {
      name: 'renderRoot',
      type: '(props) => ReactNode',
      says: {
        pt: 'O elemento no lugar do botão, como um link de verdade.',
        en: 'The element in place of the button, such as a real link.',
        fr: 'L’élément à la place du bouton, comme un vrai lien.',
        de: 'Das Element anstelle der Schaltfläche, etwa ein echter Link.',
      },
    },
  ],
};

export const samples: Samples = {
  Importance: {
    title: { pt: 'Principal e outras', en: 'Main and others', fr: 'Principal et autres', de: 'Hauptaktion und weitere' },
    says: {
      pt: 'O que a pessoa veio fazer: no máximo um por tela ou janela, por último na linha. As outras têm borda ao lado dele, tom claro dentro de um cartão, e nenhum fundo onde há muitas.',
      en: 'What the user came to do: at most one per screen or window, last in its row. Others have a border next to it, a light shade inside a card, and no background where there are many.',
      fr: 'Ce que l’on est venu faire : un au plus par page ou par fenêtre, en dernier sur sa ligne. Les autres ont une bordure à côté de lui, un ton clair dans une carte, aucun fond là où il y en a beaucoup.',
      de: 'Weshalb man auf der Seite ist: höchstens eine pro Seite oder Fenster, als letzte in ihrer Zeile. Weitere haben einen Rand neben ihr, sind hell in einer Karte und ohne Hintergrund, wo es viele sind.',
    },
    picture: true,
  },
  Destructive: {
    title: { pt: 'Ações destrutivas', en: 'Destructive actions', fr: 'Actions destructrices', de: 'Destruktive Aktionen' },
    says: {
      pt: 'Para o que exclui ou não pode ser desfeito. Preenchido só na janela de confirmação.',
      en: 'For anything that deletes or cannot be undone. Filled only in the confirmation window.',
      fr: 'Ce qui supprime ou ne peut pas être annulé. Plein seulement dans la question qui confirme.',
      de: 'Was löscht oder sich nicht rückgängig machen lässt. Gefüllt nur in der Bestätigungsfrage.',
    },
  },
  Waiting: {
    title: {
      pt: 'Em espera e indisponível',
      en: 'Waiting and unavailable',
      fr: 'En attente et indisponible',
      de: 'Wartend und nicht verfügbar',
    },
    says: {
      pt: 'Enquanto o servidor não responde, o botão mostra um indicador e não aceita outro clique. Indisponível, só se o motivo estiver à vista. Aqui, nada é enviado.',
      en: 'Until the server answers, the button shows a spinner and ignores further clicks. Unavailable only if the reason is visible. Nothing is sent here.',
      fr: 'En attendant la réponse du serveur, le bouton tourne et n’accepte pas d’autre clic. Indisponible seulement si la raison est visible. Ici, rien n’est envoyé.',
      de: 'Bis der Server antwortet, zeigt sie einen Ladekreis und nimmt keinen Klick an. Nicht verfügbar nur, wenn der Grund zu sehen ist. Hier wird nichts gesendet.',
    },
  },
  IconOnly: {
    title: { pt: 'Só ícone', en: 'Icon only', fr: 'Icône seule', de: 'Nur Symbol' },
    says: {
      pt: 'Em barras, com 44 px, nome e dica. O que cabe em poucas palavras fica por extenso; o resto vai para o menu.',
      en: 'In bars, 44 px, with a name and a tooltip. What fits in a few words stays as words; the rest goes into the menu.',
      fr: 'Dans les barres, 44 px, avec nom et infobulle. Ce qui tient en peu de mots reste en mots ; le reste va dans le menu.',
      de: 'In Leisten, 44 px, mit Name und Hinweis. Was sich in wenigen Wörtern sagen lässt, bleibt Text; der Rest kommt ins Menü.',
    },
  },
  AsLink: {
    title: { pt: 'Link', en: 'Link', fr: 'Lien', de: 'Link' },
    says: {
      pt: 'O que leva a outro endereço é um link de verdade, mesmo com cara de botão: abre em outra aba, pode ser copiado.',
      en: 'Anything that leads to another address is a real link, even if it looks like a button: it opens in a new tab and can be copied.',
      fr: 'Ce qui mène à une autre adresse est un vrai lien, même sous l’aspect d’un bouton : il s’ouvre dans un onglet, il se copie.',
      de: 'Was zu einer anderen Adresse führt, ist ein echter Link, auch wenn er wie eine Schaltfläche aussieht: Er öffnet neue Tabs und lässt sich kopieren.',
    },
  },
};

const words = {
  note: { pt: 'Anotação sobre o edital', en: 'Note about the notice', fr: 'Note sur l’appel d’offres', de: 'Notiz zur Ausschreibung' },
  noteText: {
    pt: 'Pedir amostra do lote 2',
    en: 'Ask for a sample of lot 2',
    fr: 'Demander un échantillon du lot 2',
    de: 'Muster zu Los 2 anfordern',
  },
  clear: { pt: 'Limpar', en: 'Clear', fr: 'Effacer', de: 'Leeren' },
  kept: { pt: 'Guardada neste exemplo:', en: 'Kept in this example:', fr: 'Gardée dans cet exemple :', de: 'In diesem Beispiel behalten:' },
  copied: { pt: 'Anotação copiada.', en: 'Note copied.', fr: 'Note copiée.', de: 'Notiz kopiert.' },
  file: { pt: 'proposta-lote-2.pdf', en: 'proposal-lot-2.pdf', fr: 'proposition-lot-2.pdf', de: 'angebot-los-2.pdf' },
  fileGone: {
    pt: 'O arquivo foi excluído deste exemplo.',
    en: 'The file has been deleted from this example.',
    fr: 'Le fichier a été supprimé de cet exemple.',
    de: 'Die Datei wurde aus diesem Beispiel gelöscht.',
  },
  ask: { pt: 'Excluir o arquivo?', en: 'Delete the file?', fr: 'Supprimer le fichier ?', de: 'Die Datei löschen?' },
  askBody: {
    pt: 'Ele sai deste exemplo; “Restaurar” o traz de volta.',
    en: 'It leaves this example; “Restore” brings it back.',
    fr: 'Il quitte cet exemple ; « Restaurer » le ramène.',
    de: 'Sie verschwindet aus diesem Beispiel; „Wiederherstellen“ holt sie zurück.',
  },
  send: { pt: 'Enviar proposta', en: 'Send proposal', fr: 'Envoyer la proposition', de: 'Angebot senden' },
  sending: { pt: 'Enviando a proposta', en: 'Sending the proposal', fr: 'Envoi de la proposition', de: 'Angebot wird gesendet' },
  closed: {
    pt: 'O prazo do lote 3 acabou às 9 horas.',
    en: 'The deadline of lot 3 was 9 a.m.',
    fr: 'Le délai du lot 3 a pris fin à 9 heures.',
    de: 'Die Frist für Los 3 endete um 9 Uhr.',
  },
  toNotices: { pt: 'Ver as licitações', en: 'See the notices', fr: 'Voir les appels d’offres', de: 'Zu den Ausschreibungen' },
};

export function Importance() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const common = useTexts('common');
  const [note, setNote] = useState(t.noteText);
  const [kept, setKept] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setKept(note);
      }}
    >
      <TextInput label={t.note} maw={480} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <Group gap="xs" mt="sm">
        <Button variant="subtle" onClick={() => setNote('')}>
          {t.clear}
        </Button>
        <Button variant="light" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyText(note, t.copied)}>
          {common('record.copy')}
        </Button>
        <Button variant="default" onClick={() => setNote(kept)}>
          {kit('form.reset')}
        </Button>
        <Button type="submit">{kit('form.save')}</Button>
      </Group>
      <Text size="sm" mt="xs" role="status">
        {kept && `${t.kept} ${kept}`}
      </Text>
    </form>
  );
}

export function Destructive() {
  const t = useWords(words);
  const common = useTexts('common');
  const [isThere, setIsThere] = useState(true);
  const remove = async () => {
    if (await confirm({ title: t.ask, body: t.askBody, action: common('word.delete'), danger: true })) setIsThere(false);
  };
  return (
    <Group gap="8px 16px">
      <Text role="status">{isThere ? t.file : t.fileGone}</Text>
      {isThere ? (
        <Button color="danger" variant="light" aria-haspopup="dialog" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
          {common('word.delete')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setIsThere(true)}>
          {common('word.restore')}
        </Button>
      )}
    </Group>
  );
}

export function Waiting() {
  const t = useWords(words);
  const [isSending, setIsSending] = useState(false);
  const send = () => {
    setIsSending(true);
    setTimeout(() => setIsSending(false), 2000);
  };
  return (
    <Group gap="8px 16px">
      <Button loading={isSending} aria-label={isSending ? t.sending : undefined} onClick={send}>
        {t.send}
      </Button>
      <Button disabled aria-describedby="lot-3-closed">
        {t.send}
      </Button>
      <Text id="lot-3-closed" size="sm">
        {t.closed}
      </Text>
    </Group>
  );
}

export function IconOnly() {
  const common = useTexts('common');
  const copyLink = () => copyText(location.href, common('detail.copied'));
  return (
    <Group gap="xs">
      <ActionIcon size={44} color="gray" aria-label={common('detail.copy')} data-hint={common('detail.copy')} onClick={copyLink}>
        <IconLink size={20} aria-hidden />
      </ActionIcon>
      <Menu>
        <Menu.Target>
          <ActionIcon size={44} variant="default" aria-label={common('detail.more')} data-hint={common('detail.more')}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {common('detail.print')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={copyLink}>
            {common('detail.copy')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

export function AsLink() {
  const t = useWords(words);
  return (
    <Group gap="8px 16px">
      <Button variant="light" renderRoot={(props) => <Link to="/apps/invoice" {...props} />}>
        {t.toNotices}
      </Button>
      <Link to="/apps/invoice">{t.toNotices}</Link>
    </Group>
  );
}
