import { Button, Group, Stack } from '@mantine/core';
import { IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Unreachable } from '#kit/web/request/failures.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Aviso temporário', en: 'Toast', fr: 'Message bref', de: 'Kurze Meldung' },
  words: 'notificação desfazer snackbar toastr sonner undo annuler notification rückgängig Benachrichtigung',
  old: ['/components/toasts', '/components/toast', '/extensions/toastr', '/extensions/react-toastify', '/extensions/react-hot-toasts'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/toast/toast.ts',
  use: {
    pt: 'Para informar que algo aconteceu, ou para permitir desfazer. No máximo três por vez.',
    en: 'To say that something has happened, or to let it be undone. Three at a time at most.',
    fr: 'Pour dire que quelque chose s’est passé, ou pour permettre d’annuler. Trois à la fois au plus.',
    de: 'Um zu sagen, dass etwas geschehen ist, oder um es rückgängig machen zu lassen. Höchstens drei gleichzeitig.',
  },
  avoid: {
    pt: 'Nunca é a única forma de resolver um problema: para isso, um alerta na página; para perguntar antes, a confirmação.',
    en: 'It is never the only way to solve a problem: for that, an alert on the page; to ask first, a confirmation.',
    fr: 'Jamais la seule issue d’un problème : pour cela, une alerte dans la page ; pour demander d’abord, la confirmation.',
    de: 'Nie der einzige Ausweg aus einem Problem: dafür ein Hinweis auf der Seite; zum Fragen vorher die Rückfrage.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Remove o item; o foco vai para o próximo',
        en: 'Removes the item; the focus moves to the next',
        fr: 'Retire l’élément ; le focus passe au suivant',
        de: 'Entfernt den Eintrag; der Fokus geht zum nächsten',
      },
      on: '#Undo li:nth-child(1) button',
      finds: 'body:has(#Undo li:first-child button:focus):not(:has(#Undo li:nth-child(3))) .mantine-Notifications-root [data-hint]',
    },
    {
      press: 'z',
      does: {
        pt: 'Desfaz, sem sair de onde está',
        en: 'Undoes it without moving the focus',
        fr: 'Annule, sans bouger d’où l’on est',
        de: 'Macht es rückgängig, ohne den Fokus zu verlegen',
      },
      finds: '#Undo ul:has(li:nth-child(3))',
    },
  ],
  props: [
    {
      name: 'toast.success, .info, .warning, .danger',
      type: '(message) => void',
      says: {
        pt: 'O texto some sozinho; avisos de algo parcial e de falha ficam o dobro do tempo.',
        en: 'The text goes by itself; partial success and failure stay twice as long.',
        fr: 'Le texte s’efface de lui-même ; réussite partielle et échec restent deux fois plus longtemps.',
        de: 'Der Text verschwindet von selbst; Teilerfolg und Fehler bleiben doppelt so lang.',
      },
    },
    {
      name: 'toast.undo',
      type: '(message, undo, until?) => void',
      says: {
        pt: 'Com o botão Desfazer e a tecla Z. Só o último vale, a menos que tenha um prazo próprio (until).',
        en: 'With an Undo button and the Z key. Only the latest stays, unless it has a deadline of its own (until).',
        fr: 'Avec le bouton Annuler et la touche Z. Seul le dernier reste, sauf s’il a son propre délai (until).',
        de: 'Mit der Schaltfläche Rückgängig und der Taste Z. Nur die letzte bleibt, außer mit eigener Frist (until).',
      },
    },
    {
      name: 'toast.failure',
      type: '(error) => void',
      says: {
        pt: 'Diz a mensagem do servidor, ou que ele não responde. Mudanças que falham o chamam sozinhas.',
        en: 'Says the server’s message, or that it does not answer. Changes that fail call it by themselves.',
        fr: 'Dit le message du serveur, ou qu’il ne répond pas. Les changements qui échouent l’appellent d’eux-mêmes.',
        de: 'Sagt die Meldung des Servers, oder dass er nicht antwortet. Änderungen, die scheitern, rufen es von selbst auf.',
      },
    },
  ],
};

export const samples: Samples = {
  Kinds: {
    title: { pt: 'Quatro tipos', en: 'Four kinds', fr: 'Quatre sortes', de: 'Vier Arten' },
    says: {
      pt: 'As palavras dizem o que houve; a cor só acompanha.',
      en: 'The words say what happened; the colour only goes with them.',
      fr: 'Les mots disent ce qui s’est passé ; la couleur ne fait qu’accompagner.',
      de: 'Die Worte sagen, was geschah; die Farbe begleitet sie nur.',
    },
    picture: true,
  },
  Undo: {
    title: { pt: 'Desfazer', en: 'Undo', fr: 'Annuler', de: 'Rückgängig machen' },
    says: {
      pt: 'Em vez de perguntar, faça e permita desfazer: é mais rápido e tolera enganos.',
      en: 'Instead of asking, do it and let the user undo it: it is faster and more forgiving.',
      fr: 'Plutôt que de demander, agissez et proposez d’annuler : c’est plus rapide, et cela pardonne les erreurs.',
      de: 'Statt zu fragen: handeln und das Rückgängigmachen anbieten. Das ist schneller und verzeiht Fehler.',
    },
  },
  Deadline: {
    title: { pt: 'Desfazer com prazo', en: 'Undo with a deadline', fr: 'Annuler à temps', de: 'Rückgängig mit Frist' },
    says: {
      pt: 'O que não volta atrás, como enviar um e-mail, espera alguns segundos. Aqui nada é enviado.',
      en: 'What cannot be taken back, such as sending a mail, waits some seconds. Nothing is sent here.',
      fr: 'Ce qui est sans retour, comme l’envoi d’un e-mail, attend quelques secondes. Ici, rien n’est envoyé.',
      de: 'Was nicht zurückzuholen ist, etwa eine E-Mail, wartet einige Sekunden. Hier wird nichts gesendet.',
    },
  },
  Failure: {
    title: { pt: 'Falha de uma chamada', en: 'A failed call', fr: 'Échec d’un appel', de: 'Gescheiterter Aufruf' },
    says: {
      pt: 'O erro é traduzido em palavras. O botão mostra o aviso de quando o servidor não responde.',
      en: 'The error is put into words. The button shows the toast for a server that does not answer.',
      fr: 'L’erreur est dite avec des mots. Le bouton montre le message d’un serveur qui ne répond pas.',
      de: 'Der Fehler wird in Worte gefasst. Die Schaltfläche zeigt die Meldung, wenn der Server nicht antwortet.',
    },
  },
};

const words = {
  success: { pt: 'Deu certo', en: 'Success', fr: 'Réussi', de: 'Erfolgreich' },
  info: { pt: 'Informação', en: 'Information', fr: 'Information', de: 'Information' },
  warning: { pt: 'Parcial', en: 'Partial', fr: 'En partie', de: 'Teilweise' },
  danger: { pt: 'Falhou', en: 'Failure', fr: 'Échec', de: 'Fehlgeschlagen' },
  successSaid: { pt: 'Conta salva.', en: 'Account saved.', fr: 'Compte enregistré.', de: 'Konto gespeichert.' },
  infoSaid: { pt: 'A importação começou.', en: 'The import has started.', fr: 'L’importation a commencé.', de: 'Der Import hat begonnen.' },
  warningSaid: {
    pt: '3 de 120 registros foram rejeitados.',
    en: '3 of 120 records were rejected.',
    fr: '3 enregistrements sur 120 ont été rejetés.',
    de: '3 von 120 Datensätzen wurden abgewiesen.',
  },
  dangerSaid: {
    pt: 'A conta não foi salva.',
    en: 'The account was not saved.',
    fr: 'Le compte n’a pas été enregistré.',
    de: 'Das Konto wurde nicht gespeichert.',
  },
  followed: { pt: 'Licitações seguidas', en: 'Notices followed', fr: 'Appels d’offres suivis', de: 'Verfolgte Ausschreibungen' },
  paper: { pt: 'Papel sulfite A4', en: 'A4 copy paper', fr: 'Papier A4', de: 'A4-Papier' },
  meals: { pt: 'Merenda escolar', en: 'School meals', fr: 'Repas scolaires', de: 'Schulessen' },
  tyres: { pt: 'Pneus para a frota', en: 'Tyres for the fleet', fr: 'Pneus pour le parc automobile', de: 'Reifen für den Fuhrpark' },
  removed: { pt: 'Item removido.', en: 'Item removed.', fr: 'Élément retiré.', de: 'Eintrag entfernt.' },
  back: { pt: 'Item restaurado.', en: 'Item restored.', fr: 'Élément rétabli.', de: 'Eintrag wiederhergestellt.' },
  send: { pt: 'Enviar a pergunta', en: 'Send the question', fr: 'Envoyer la question', de: 'Frage senden' },
  sending: {
    pt: 'A pergunta será enviada.',
    en: 'The question will be sent.',
    fr: 'La question sera envoyée.',
    de: 'Die Frage wird gesendet.',
  },
  heldBack: {
    pt: 'O envio foi cancelado.',
    en: 'Sending was cancelled.',
    fr: 'L’envoi a été annulé.',
    de: 'Das Senden wurde abgebrochen.',
  },
  fail: { pt: 'Mostrar a falha', en: 'Show the failure', fr: 'Montrer l’échec', de: 'Fehler zeigen' },
};

const kinds = ['success', 'info', 'warning', 'danger'] as const;

export function Kinds() {
  const t = useWords(words);
  return (
    <Group gap="8px 16px">
      {kinds.map((kind) => (
        <Button key={kind} variant="light" color={kind} onClick={() => toast[kind](t[`${kind}Said`])}>
          {t[kind]}
        </Button>
      ))}
    </Group>
  );
}

const notices = ['paper', 'meals', 'tyres'] as const;

export function Undo() {
  const t = useWords(words);
  const common = useTexts('common');
  const [there, setThere] = useState<readonly (typeof notices)[number][]>(notices);
  const remove = (notice: (typeof notices)[number], row: HTMLElement | null) => {
    focusNeighbour(row, 'button');
    setThere(there.filter((other) => other !== notice));
    toast.undo(t.removed, () => {
      setThere((left) => notices.filter((other) => other === notice || left.includes(other)));
      toast.success(t.back);
    });
  };
  return (
    <Stack component="ul" gap="xs" maw={400} mih={106} aria-label={t.followed} data-home tabIndex={-1}>
      {there.map((notice) => (
        <Group key={notice} component="li" justify="space-between" wrap="nowrap">
          {t[notice]}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconX size={16} aria-hidden />}
            aria-label={`${common('word.remove')}: ${t[notice]}`}
            onClick={({ currentTarget }) => remove(notice, currentTarget.closest('li'))}
          >
            {common('word.remove')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

export function Deadline() {
  const t = useWords(words);
  const send = () => toast.undo(t.sending, () => toast.info(t.heldBack), new Date(Date.now() + 8000));
  return (
    <Button variant="default" leftSection={<IconSend size={18} aria-hidden />} onClick={send}>
      {t.send}
    </Button>
  );
}

export function Failure() {
  const t = useWords(words);
  return (
    <Button variant="default" onClick={() => toast.failure(new Unreachable(undefined))}>
      {t.fail}
    </Button>
  );
}
