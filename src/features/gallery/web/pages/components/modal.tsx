import { Badge, Button, Drawer, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Janela e painel lateral', en: 'Dialog and drawer', fr: 'Fenêtre et panneau latéral', de: 'Fenster und Seitenleiste' },
  words: 'modal modals popup diálogo dialogue Dialog offcanvas gaveta drawer tiroir formulário form tamanho size',
  old: ['/components/modals', '/components/modal', '/components/offcanvas#Side'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/dialog/Dialog.tsx',
  use: {
    pt: 'Para o que se resolve antes de continuar e precisa da página por trás: janela, se é curto; painel lateral, para detalhes e formulários.',
    en: 'For what is settled before going on and needs the page behind it: a dialog if it is short, a drawer for details and forms.',
    fr: 'Pour ce qui se règle avant de continuer, avec la page derrière : une fenêtre si c’est court, un panneau latéral pour les détails et les formulaires.',
    de: 'Für das, was vor dem Weitermachen zu klären ist und die Seite dahinter braucht: ein Fenster, wenn es kurz ist, eine Seitenleiste für Details und Formulare.',
  },
  avoid: {
    pt: 'Para avisar que algo deu certo: aviso temporário. Para o que se pode desfazer: faça e ofereça desfazer. O que precisa de endereço próprio é uma página.',
    en: 'To tell that something worked: toast. For what can be undone: do it and offer to undo it. What needs an address of its own is a page.',
    fr: 'Pour dire que c’est fait : message temporaire. Pour ce qui s’annule : faites-le et proposez d’annuler. Ce qui a besoin d’une adresse est une page.',
    de: 'Um einen Erfolg zu melden: kurze Meldung. Für Umkehrbares: tun und Rückgängig anbieten. Was eine eigene Adresse braucht, ist eine Seite.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Abre a janela e leva o foco a ela',
        en: 'Opens the dialog and moves the focus into it',
        fr: 'Ouvre la fenêtre et y place le focus',
        de: 'Öffnet das Fenster und setzt den Fokus hinein',
      },
      on: '#Small [data-example] button',
      finds: '[role=dialog] button:focus',
    },
    {
      press: 'Tab',
      does: {
        pt: 'Vai ao próximo controle, sem sair da janela',
        en: 'Goes to the next control, without leaving the dialog',
        fr: 'Va au contrôle suivant, sans quitter la fenêtre',
        de: 'Geht zum nächsten Element, ohne das Fenster zu verlassen',
      },
      finds: '[role=dialog] .mantine-Modal-body button:focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Fecha; o foco volta ao botão',
        en: 'Closes it; the focus returns to the button',
        fr: 'Ferme ; le focus revient au bouton',
        de: 'Schließt; der Fokus kehrt zur Schaltfläche zurück',
      },
      finds: '#Small [data-example] button:focus',
    },
    {
      press: 'Enter',
      does: { pt: 'Abre o painel lateral', en: 'Opens the drawer', fr: 'Ouvre le panneau latéral', de: 'Öffnet die Seitenleiste' },
      on: '#Side [data-example] button',
      finds: '[role=dialog] button:focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Fecha o painel; o foco volta ao botão',
        en: 'Closes the drawer; the focus returns to the button',
        fr: 'Ferme le panneau ; le focus revient au bouton',
        de: 'Schließt die Leiste; der Fokus kehrt zur Schaltfläche zurück',
      },
      finds: '#Side [data-example] button:focus',
    },
  ],
  props: [
    {
      name: 'opened, close',
      type: 'boolean, () => void',
      says: {
        pt: 'Se está aberta, e o que acontece com Escape, um clique fora ou o botão de fechar.',
        en: 'Whether it is open, and what happens on Escape, a click outside or the closing button.',
        fr: 'Si elle est ouverte, et ce qui se passe avec Échap, un clic à l’extérieur ou le bouton de fermeture.',
        de: 'Ob es offen ist, und was bei Escape, einem Klick daneben oder der Schaltfläche zum Schließen geschieht.',
      },
    },
    {
      name: 'title',
      type: 'string',
      says: {
        pt: 'O nome da janela, à vista e para leitores de tela.',
        en: 'The name of the dialog, visible and for screen readers.',
        fr: 'Le nom de la fenêtre, visible et pour les lecteurs d’écran.',
        de: 'Der Name des Fensters, sichtbar und für Screenreader.',
      },
    },
    {
      name: 'size',
      type: "'sm' | 'md' | 'lg' | 'xl'",
      says: {
        pt: 'A largura máxima; em telas estreitas, a janela ocupa o que há.',
        en: 'The greatest width; on narrow screens the dialog takes what there is.',
        fr: 'La largeur maximale ; sur un écran étroit, la fenêtre prend la place disponible.',
        de: 'Die größte Breite; auf schmalen Bildschirmen nimmt das Fenster, was da ist.',
      },
    },
    {
      name: 'editing',
      type: 'ReturnType<typeof useEditForm> (EditDrawer)',
      says: {
        pt: 'Salvar, fechar e a pergunta antes de descartar o que não foi salvo.',
        en: 'Saving, closing, and the question before what is unsaved is discarded.',
        fr: 'Enregistrer, fermer, et la question avant d’abandonner ce qui n’est pas enregistré.',
        de: 'Speichern, Schließen und die Frage, bevor Ungespeichertes verworfen wird.',
      },
    },
    {
      name: 'data-autofocus',
      type: 'attribute',
      says: {
        pt: 'O controle que recebe o foco ao abrir; sem ele, é o botão de fechar.',
        en: 'The control that gets the focus on opening; without it, the closing button.',
        fr: 'Le contrôle qui reçoit le focus à l’ouverture ; sinon, le bouton de fermeture.',
        de: 'Das Element, das beim Öffnen den Fokus bekommt; sonst die Schaltfläche zum Schließen.',
      },
    },
  ],
};

export const samples: Samples = {
  Small: {
    title: { pt: 'Janela curta', en: 'Short dialog', fr: 'Fenêtre courte', de: 'Kurzes Fenster' },
    says: {
      pt: 'Uma informação e uma ação; o botão principal fica por último.',
      en: 'One piece of information and one action; the main button comes last.',
      fr: 'Une information et une action ; le bouton principal vient en dernier.',
      de: 'Eine Information und eine Aktion; die wichtigste Schaltfläche steht zuletzt.',
    },
  },
  Sizes: {
    title: { pt: 'Tamanhos', en: 'Sizes', fr: 'Tailles', de: 'Größen' },
    says: {
      pt: 'Pergunta curta, texto, comparação lado a lado, documento; textos longos rolam dentro da janela.',
      en: 'A short question, a text, a comparison side by side, a document; long texts scroll within the dialog.',
      fr: 'Question courte, texte, comparaison côte à côte, document ; les longs textes défilent dans la fenêtre.',
      de: 'Kurze Frage, Text, Vergleich nebeneinander, Dokument; lange Texte scrollen im Fenster.',
    },
  },
  Side: {
    title: { pt: 'Painel lateral', en: 'Drawer', fr: 'Panneau latéral', de: 'Seitenleiste' },
    says: {
      pt: 'Os detalhes de uma linha sobre a lista, que continua no lugar.',
      en: 'The details of a row over the list, which stays where it is.',
      fr: 'Les détails d’une ligne par-dessus la liste, qui reste en place.',
      de: 'Die Details einer Zeile über der Liste, die an ihrem Platz bleibt.',
    },
  },
  Form: {
    title: {
      pt: 'Formulário com alterações não salvas',
      en: 'Form with unsaved changes',
      fr: 'Formulaire non enregistré',
      de: 'Formular mit ungespeicherten Änderungen',
    },
    says: {
      pt: 'Mude um campo e feche: só então vem a pergunta. O que se salva fica neste exemplo.',
      en: 'Change a field and close it: only then there is a question. What is saved stays in this sample.',
      fr: 'Modifiez un champ et fermez : alors seulement vient la question. L’enregistrement reste dans cet exemple.',
      de: 'Ein Feld ändern und schließen: Erst dann kommt die Frage. Gespeichertes bleibt in diesem Beispiel.',
    },
  },
};

const words = {
  session: { pt: 'Ver a sessão', en: 'See the session', fr: 'Voir la séance', de: 'Sitzung ansehen' },
  sessionTitle: { pt: 'Sessão de lances', en: 'Bidding session', fr: 'Séance des offres', de: 'Bietersitzung' },
  sessionText: {
    pt: 'Pregão 90006/2026, 12 de março, às 9 horas. O lembrete chega uma hora antes.',
    en: 'Reverse auction 90006/2026, 12 March, 9 a.m. The reminder comes one hour before.',
    fr: 'Enchère 90006/2026, 12 mars à 9 heures. Le rappel arrive une heure avant.',
    de: 'Auktion 90006/2026, 12. März, 9 Uhr. Die Erinnerung kommt eine Stunde vorher.',
  },
  remind: { pt: 'Lembrar', en: 'Remind me', fr: 'Me le rappeler', de: 'Erinnern' },
  reminded: {
    pt: 'Lembrete ligado neste exemplo.',
    en: 'Reminder on, in this sample.',
    fr: 'Rappel activé dans cet exemple.',
    de: 'Erinnerung an, in diesem Beispiel.',
  },
  sm: { pt: 'Pequena', en: 'Small', fr: 'Petite', de: 'Klein' },
  md: { pt: 'Média', en: 'Medium', fr: 'Moyenne', de: 'Mittel' },
  lg: { pt: 'Grande', en: 'Large', fr: 'Grande', de: 'Groß' },
  xl: { pt: 'Muito grande', en: 'Very large', fr: 'Très grande', de: 'Sehr groß' },
  clause: {
    pt: 'A proposta vale por sessenta dias. O preço inclui transporte, tributos e instalação; o pagamento ocorre em até trinta dias depois do recebimento definitivo.',
    en: 'The proposal is valid for sixty days. The price includes transport, taxes and installation; payment is due within thirty days of final acceptance.',
    fr: 'L’offre est valable soixante jours. Le prix comprend le transport, les taxes et l’installation ; le paiement suit la réception définitive sous trente jours.',
    de: 'Das Angebot gilt sechzig Tage. Der Preis enthält Transport, Abgaben und Aufbau; gezahlt wird binnen dreißig Tagen nach der Abnahme.',
  },
  open: { pt: 'Aberta', en: 'Open', fr: 'Ouvert', de: 'Offen' },
  notice: {
    pt: 'Notebooks para as escolas',
    en: 'Laptops for the schools',
    fr: 'Ordinateurs pour les écoles',
    de: 'Notebooks für die Schulen',
  },
  see: { pt: 'Ver os detalhes', en: 'See the details', fr: 'Voir les détails', de: 'Details ansehen' },
  body: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' },
  bodyName: { pt: 'Prefeitura de Exemplo', en: 'Municipality of Exemplo', fr: 'Commune d’Exemplo', de: 'Gemeinde Exemplo' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  lots: { pt: 'Lotes', en: 'Lots', fr: 'Lots', de: 'Lose' },
  proposal: { pt: 'Nossa proposta', en: 'Our proposal', fr: 'Notre offre', de: 'Unser Angebot' },
  name: { pt: 'Nome da proposta', en: 'Name of the proposal', fr: 'Nom de l’offre', de: 'Name des Angebots' },
  validity: { pt: 'Validade em dias', en: 'Validity in days', fr: 'Validité en jours', de: 'Gültigkeit in Tagen' },
  days: { pt: 'dias', en: 'days', fr: 'jours', de: 'Tage' },
};

export function Small() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [opened, { open, close }] = useDisclosure(false);
  const remind = () => {
    close();
    toast.success(t.reminded);
  };
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {t.session}
      </Button>
      <Dialog opened={opened} close={close} title={t.sessionTitle}>
        <Text>{t.sessionText}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            {kit('action.close')}
          </Button>
          <Button onClick={remind}>{t.remind}</Button>
        </Group>
      </Dialog>
    </>
  );
}

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

export function Sizes() {
  const t = useWords(words);
  const [opened, { open, close }] = useDisclosure(false);
  // Kept while the dialog closes.
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  return (
    <Group gap="xs">
      {sizes.map((one) => (
        <Button
          key={one}
          variant="default"
          aria-haspopup="dialog"
          onClick={() => {
            setSize(one);
            open();
          }}
        >
          {t[one]}
        </Button>
      ))}
      <Dialog opened={opened} close={close} title={t[size]} size={size}>
        <Text>{t.clause}</Text>
      </Dialog>
    </Group>
  );
}

export function Side() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const format = useFormat();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {t.see}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size="min(100%, 440px)"
        title={t.notice}
        closeButtonProps={{ 'aria-label': kit('action.close') }}
      >
        <Badge variant="light" color="success" mb="md" leftSection={<IconCircleDashed size={12} aria-hidden />}>
          {t.open}
        </Badge>
        <Facts layout="stack">
          <Fact name={t.body}>{t.bodyName}</Fact>
          <Fact name={t.value}>{format.money(312_900)}</Fact>
          <Fact name={t.lots}>{format.number(3)}</Fact>
        </Facts>
      </Drawer>
    </>
  );
}

export function Form() {
  const t = useWords(words);
  const common = useTexts('common');
  const [kept, setKept] = useState<Proposal>({ name: 'Papel sulfite, lote 1', days: 60 });
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Group>
      <div>
        <Text fw={550}>{kept.name}</Text>
        <Text size="sm" c="dimmed">
          {`${kept.days} ${t.days}`}
        </Text>
      </div>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {common('word.edit')}
      </Button>
      {opened && <ProposalDrawer kept={kept} keep={setKept} close={close} />}
    </Group>
  );
}

type Proposal = { name: string; days: number };

function ProposalDrawer({ kept, keep, close }: { kept: Proposal; keep: (proposal: Proposal) => void; close: () => void }) {
  const t = useWords(words);
  const common = useTexts('common');
  const { form, ...editing } = useEditForm({
    initial: kept,
    validate: { name: (name) => (name.trim() === '' ? common('word.fillInThisField') : null) },
    save: async (values) => values,
    feature: 'gallery-sample',
    saved: keep,
    close,
  });
  return (
    <EditDrawer title={t.proposal} width={440} editing={editing}>
      <Stack>
        <TextInput label={t.name} required data-autofocus maxLength={80} {...form.getInputProps('name')} />
        <NumberInput label={t.validity} min={1} max={365} allowDecimal={false} {...form.getInputProps('days')} />
      </Stack>
    </EditDrawer>
  );
}
