import { Badge, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Confirmação', en: 'Confirmation', fr: 'Confirmation', de: 'Bestätigung' },
  words: 'sweetalert sweet alert confirm diálogo pergunta excluir dialog question delete supprimer löschen Rückfrage',
  old: ['/extensions/sweet-alert', '/extensions/sweet-alerts'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/dialog/confirm.tsx',
  use: {
    pt: 'Antes do que não se desfaz com facilidade. O botão repete o verbo da ação: “Excluir”, não “OK”.',
    en: 'Before what cannot be undone easily. The button repeats the verb of the action: “Delete”, not “OK”.',
    fr: 'Avant ce qui ne s’annule pas facilement. Le bouton reprend le verbe de l’action : « Supprimer », pas « OK ».',
    de: 'Vor dem, was sich nicht leicht rückgängig machen lässt. Die Schaltfläche wiederholt das Verb: „Löschen“, nicht „OK“.',
  },
  avoid: {
    pt: 'Quando dá para desfazer: faça logo e mostre um aviso com “Desfazer”. Para contar o que aconteceu, um aviso; para campos, uma janela.',
    en: 'Where it can be undone: do it at once and show a toast with “Undo”. To tell what happened, a toast; for fields, a dialog.',
    fr: 'Quand on peut annuler : faites-le aussitôt et montrez un message avec « Annuler ». Pour dire ce qui s’est passé, un message ; pour des champs, une fenêtre.',
    de: 'Wenn es sich rückgängig machen lässt: sofort tun und eine Meldung mit „Rückgängig“ zeigen. Für Ergebnisse eine Meldung, für Felder ein Dialog.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Abre a pergunta; o foco vai ao botão que não muda nada',
        en: 'Opens the question; the focus goes to the button that changes nothing',
        fr: 'Ouvre la question ; le focus va au bouton qui ne change rien',
        de: 'Öffnet die Frage; der Fokus geht auf die Schaltfläche, die nichts ändert',
      },
      on: '#Dangerous [data-example] [aria-haspopup]',
      finds: '[role=dialog] [data-autofocus]:focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Responde não e devolve o foco',
        en: 'Answers no and gives the focus back',
        fr: 'Répond non et rend le focus',
        de: 'Antwortet nein und gibt den Fokus zurück',
      },
      finds: '#Dangerous [data-example] [aria-haspopup]:focus',
    },
  ],
  props: [
    {
      name: 'title, body',
      type: 'string',
      says: {
        pt: 'A pergunta com o nome do objeto, e o que vai acontecer.',
        en: 'The question with the name of the object, and what will happen.',
        fr: 'La question avec le nom de l’objet, et ce qui va se passer.',
        de: 'Die Frage mit dem Namen des Objekts, und was geschehen wird.',
      },
    },
    {
      name: 'action',
      type: 'string',
      says: {
        pt: 'O verbo do botão que confirma.',
        en: 'The verb of the button that confirms.',
        fr: 'Le verbe du bouton qui confirme.',
        de: 'Das Verb der bestätigenden Schaltfläche.',
      },
    },
    {
      name: 'danger',
      type: 'boolean',
      says: {
        pt: 'A ação apaga ou encerra algo: o botão fica vermelho.',
        en: 'The action deletes or ends something: the button is red.',
        fr: 'L’action supprime ou termine quelque chose : le bouton est rouge.',
        de: 'Die Aktion löscht oder beendet etwas: Die Schaltfläche ist rot.',
      },
    },
    {
      name: 'stay',
      type: 'string',
      says: {
        pt: 'O texto do outro botão, onde “Cancelar” poderia ser entendido como a própria ação.',
        en: 'The text of the other button, where “Cancel” could be taken for the action itself.',
        fr: 'Le texte de l’autre bouton, là où « Annuler » pourrait passer pour l’action elle-même.',
        de: 'Der Text der anderen Schaltfläche, wo „Abbrechen“ als die Aktion selbst verstanden werden könnte.',
      },
    },
  ],
};

export const samples: Samples = {
  Simple: {
    title: { pt: 'Pergunta', en: 'Question', fr: 'Question', de: 'Frage' },
    says: {
      pt: 'A resposta chega como valor: uma linha de código pergunta e age. O estado fica só neste exemplo.',
      en: 'The answer arrives as a value: one line of code asks and acts. The state stays in this example.',
      fr: 'La réponse arrive comme valeur : une ligne de code demande et agit. L’état ne vaut que dans cet exemple.',
      de: 'Die Antwort kommt als Wert: Eine Zeile Code fragt und handelt. Der Stand bleibt in diesem Beispiel.',
    },
  },
  Dangerous: {
    title: { pt: 'Ação destrutiva', en: 'Destructive action', fr: 'Action destructrice', de: 'Zerstörende Aktion' },
    says: {
      pt: '“Cancelar” não serve para cancelar um contrato: o outro botão diz o que fica.',
      en: '“Cancel” will not do for cancelling a contract: the other button says what stays.',
      fr: '« Annuler » ne convient pas pour annuler un contrat : l’autre bouton dit ce qui reste.',
      de: '„Abbrechen“ taugt nicht, um einen Vertrag abzubrechen: Die andere Schaltfläche sagt, was bleibt.',
    },
  },
  WithReason: {
    title: { pt: 'Com motivo', en: 'With a reason', fr: 'Avec un motif', de: 'Mit Begründung' },
    says: {
      pt: 'Quando a decisão precisa de texto, a pergunta é uma janela com formulário.',
      en: 'Where the decision needs a text, the question is a dialog with a form.',
      fr: 'Quand la décision demande un texte, la question est une fenêtre avec formulaire.',
      de: 'Braucht die Entscheidung einen Text, ist die Frage ein Dialog mit Formular.',
    },
  },
  Typed: {
    title: { pt: 'Digitando o nome', en: 'By typing the name', fr: 'En tapant le nom', de: 'Durch Eintippen des Namens' },
    says: {
      pt: 'Só para perdas grandes, como uma conta inteira: digitar o nome impede o clique por hábito.',
      en: 'Only for great losses, such as a whole account: typing the name prevents the click by habit.',
      fr: 'Seulement pour de grandes pertes, comme un compte entier : taper le nom évite le clic par habitude.',
      de: 'Nur für große Verluste, etwa ein ganzes Konto: Das Eintippen verhindert den Klick aus Gewohnheit.',
    },
  },
  UndoInstead: {
    title: {
      pt: 'Desfazer em vez de perguntar',
      en: 'Undo instead of asking',
      fr: 'Annuler au lieu de demander',
      de: 'Rückgängig statt Rückfrage',
    },
    says: {
      pt: 'Quase sempre melhor: ninguém é interrompido, e quem errou volta atrás.',
      en: 'Nearly always better: nobody is interrupted, and who was wrong goes back.',
      fr: 'Presque toujours mieux : personne n’est interrompu, et qui s’est trompé revient en arrière.',
      de: 'Fast immer besser: Niemand wird unterbrochen, und wer sich irrt, geht zurück.',
    },
  },
};

const words = {
  draft: { pt: 'Rascunho', en: 'Draft', fr: 'Brouillon', de: 'Entwurf' },
  published: { pt: 'Publicado', en: 'Published', fr: 'Publié', de: 'Veröffentlicht' },
  notice: { pt: 'Pregão 12/2026', en: 'Auction 12/2026', fr: 'Enchère 12/2026', de: 'Auktion 12/2026' },
  publish: { pt: 'Publicar', en: 'Publish', fr: 'Publier', de: 'Veröffentlichen' },
  publishTitle: {
    pt: 'Publicar o pregão 12/2026?',
    en: 'Publish auction 12/2026?',
    fr: 'Publier l’enchère 12/2026 ?',
    de: 'Auktion 12/2026 veröffentlichen?',
  },
  publishBody: {
    pt: 'Todos os fornecedores passam a vê-lo, e o prazo começa a correr.',
    en: 'All suppliers can see it then, and the deadline begins to run.',
    fr: 'Tous les fournisseurs le verront, et le délai commencera à courir.',
    de: 'Alle Anbieter sehen sie dann, und die Frist beginnt zu laufen.',
  },
  contract: { pt: 'Contrato 45/2026', en: 'Contract 45/2026', fr: 'Contrat 45/2026', de: 'Vertrag 45/2026' },
  active: { pt: 'Em vigor', en: 'In force', fr: 'En vigueur', de: 'In Kraft' },
  ended: { pt: 'Encerrado', en: 'Ended', fr: 'Résilié', de: 'Beendet' },
  end: { pt: 'Cancelar contrato', en: 'Cancel contract', fr: 'Annuler le contrat', de: 'Vertrag abbrechen' },
  endTitle: {
    pt: 'Cancelar o contrato 45/2026?',
    en: 'Cancel contract 45/2026?',
    fr: 'Annuler le contrat 45/2026 ?',
    de: 'Vertrag 45/2026 abbrechen?',
  },
  endBody: {
    pt: 'O fornecedor é avisado na hora, e o saldo volta ao orçamento.',
    en: 'The supplier is notified at once, and the balance goes back to the budget.',
    fr: 'Le fournisseur est averti aussitôt, et le solde revient au budget.',
    de: 'Der Anbieter erfährt es sofort, und der Rest geht ins Budget zurück.',
  },
  keepContract: { pt: 'Manter contrato', en: 'Keep contract', fr: 'Garder le contrat', de: 'Vertrag behalten' },
  reject: { pt: 'Recusar proposta', en: 'Reject proposal', fr: 'Refuser l’offre', de: 'Angebot ablehnen' },
  rejectTitle: { pt: 'Recusar a proposta 3?', en: 'Reject proposal 3?', fr: 'Refuser l’offre 3 ?', de: 'Angebot 3 ablehnen?' },
  reasonHint: {
    pt: 'O fornecedor lê este texto.',
    en: 'The supplier reads this text.',
    fr: 'Le fournisseur lit ce texte.',
    de: 'Der Anbieter liest diesen Text.',
  },
  rejectedFor: { pt: 'Recusada:', en: 'Rejected:', fr: 'Refusée :', de: 'Abgelehnt:' },
  remove: { pt: 'Excluir a conta', en: 'Delete the account', fr: 'Supprimer le compte', de: 'Konto löschen' },
  removeTitle: {
    pt: 'Excluir a conta de Ana Reis?',
    en: 'Delete Ana Reis’s account?',
    fr: 'Supprimer le compte d’Ana Reis ?',
    de: 'Konto von Ana Reis löschen?',
  },
  typeName: {
    pt: 'Para confirmar, digite Ana Reis',
    en: 'To confirm, type Ana Reis',
    fr: 'Pour confirmer, tapez Ana Reis',
    de: 'Zum Bestätigen Ana Reis eintippen',
  },
  removed: { pt: 'Conta excluída.', en: 'Account deleted.', fr: 'Compte supprimé.', de: 'Konto gelöscht.' },
  account: { pt: 'Conta de Ana Reis', en: 'Account of Ana Reis', fr: 'Compte d’Ana Reis', de: 'Konto von Ana Reis' },
  again: { pt: 'Recomeçar', en: 'Start again', fr: 'Recommencer', de: 'Von vorn' },
  search: {
    pt: 'Busca salva: papel sulfite',
    en: 'Saved search: copy paper',
    fr: 'Recherche enregistrée : papier',
    de: 'Gespeicherte Suche: Kopierpapier',
  },
  searchRemoved: { pt: 'Busca excluída.', en: 'Search deleted.', fr: 'Recherche supprimée.', de: 'Suche gelöscht.' },
};

export function Simple() {
  const t = useWords(words);
  const [isPublished, setIsPublished] = useState(false);
  const publish = async () => {
    if (await confirm({ title: t.publishTitle, body: t.publishBody, action: t.publish })) setIsPublished(true);
  };
  return (
    <Group>
      <Text>{t.notice}</Text>
      <Badge variant="light" color={isPublished ? 'success' : 'gray'} role="status">
        {isPublished ? t.published : t.draft}
      </Badge>
      {isPublished ? (
        <Button variant="default" onClick={() => setIsPublished(false)}>
          {t.again}
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={publish}>
          {t.publish}
        </Button>
      )}
    </Group>
  );
}

export function Dangerous() {
  const t = useWords(words);
  const [isEnded, setIsEnded] = useState(false);
  const end = async () => {
    if (await confirm({ title: t.endTitle, body: t.endBody, action: t.end, stay: t.keepContract, danger: true })) setIsEnded(true);
  };
  return (
    <Group>
      <Text>{t.contract}</Text>
      <Badge variant="light" color={isEnded ? 'gray' : 'success'} role="status">
        {isEnded ? t.ended : t.active}
      </Badge>
      {isEnded ? (
        <Button variant="default" onClick={() => setIsEnded(false)}>
          {t.again}
        </Button>
      ) : (
        <Button color="danger" variant="light" aria-haspopup="dialog" onClick={end}>
          {t.end}
        </Button>
      )}
    </Group>
  );
}

export function WithReason() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const common = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const reject = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setReason(String(new FormData(event.currentTarget).get('reason')));
    setIsOpen(false);
  };
  return (
    <Group>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t.reject}
      </Button>
      <Text role="status">{reason && `${t.rejectedFor} ${reason}`}</Text>
      <Dialog opened={isOpen} close={() => setIsOpen(false)} title={t.rejectTitle}>
        <form onSubmit={reject}>
          <Textarea
            name="reason"
            label={common('word.reason')}
            description={t.reasonHint}
            required
            maxLength={200}
            rows={3}
            data-autofocus
          />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setIsOpen(false)}>
              {kit('action.cancel')}
            </Button>
            <Button type="submit" color="danger">
              {t.reject}
            </Button>
          </Group>
        </form>
      </Dialog>
    </Group>
  );
}

export function Typed() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setIsOpen(false);
    setTyped('');
  };
  const remove = () => {
    setIsRemoved(true);
    close();
  };
  return (
    <Group>
      <Text role="status">{isRemoved ? t.removed : t.account}</Text>
      {isRemoved ? (
        <Button variant="default" onClick={() => setIsRemoved(false)}>
          {t.again}
        </Button>
      ) : (
        <Button color="danger" variant="light" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t.remove}
        </Button>
      )}
      <Dialog opened={isOpen} close={close} title={t.removeTitle}>
        <Stack>
          <TextInput
            label={t.typeName}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {kit('action.cancel')}
            </Button>
            <Button color="danger" disabled={typed.trim() !== 'Ana Reis'} onClick={remove}>
              {t.remove}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </Group>
  );
}

export function UndoInstead() {
  const t = useWords(words);
  const common = useTexts('common');
  const [isRemoved, setIsRemoved] = useState(false);
  const remove = () => {
    setIsRemoved(true);
    toast.undo(t.searchRemoved, () => setIsRemoved(false));
  };
  return (
    <Group mih={36}>
      <Text role="status">{isRemoved ? t.searchRemoved : t.search}</Text>
      {isRemoved ? (
        <Button variant="default" onClick={() => setIsRemoved(false)}>
          {t.again}
        </Button>
      ) : (
        <Button variant="default" onClick={remove}>
          {common('word.delete')}
        </Button>
      )}
    </Group>
  );
}
