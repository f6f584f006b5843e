// The demo questions with their answers, a string per paragraph.
import type { FaqKey } from '../../contract.ts';

/** By a key that is the same in every language. */
export type Questions = Record<FaqKey, Readonly<Record<string, Question>>>;
type Question = readonly [question: string, ...paragraphs: string[]];

export const demoQuestions: Questions = {
  payment: {
    commitment: [
      'Como pago um pedido com nota de empenho?',
      'No último passo do pedido, escolha <strong>Nota de empenho</strong> e informe o número no formato <strong>2026NE000123</strong>: o ano, as letras NE e seis algarismos.',
      'O empenho precisa existir antes do pedido: a Lei 4.320/1964, art. 60, não permite despesa sem ele.',
    ],
    otherWays: [
      'Quais são as outras formas de pagamento?',
      'Além do empenho, o pedido aceita boleto, Pix e faturamento. O boleto pede o CPF ou o CNPJ do pagador; o Pix, a chave; o faturamento, uma referência que o setor financeiro identifique. Números de cartão não são aceitos nem guardados.',
    ],
    whenDue: [
      'Quando o pagamento é devido?',
      'Depois da liquidação, isto é, quando o recebimento foi atestado e a nota fiscal conferida. O prazo é o que consta do contrato ou da ata, e os pagamentos seguem a ordem cronológica de cada fonte de recursos (Lei 14.133/2021, art. 141).',
    ],
    twoCommitments: [
      'Posso dividir um pedido entre dois empenhos?',
      'Não no mesmo pedido. Faça um pedido para cada empenho, com os itens que ele cobre; assim a conferência na hora do recebimento fica simples.',
    ],
    priceChange: [
      'O preço pode mudar depois que o pedido foi feito?',
      'Não. O pedido guarda o preço, o desconto e o frete do momento em que foi confirmado. Uma mudança na loja vale só para pedidos novos.',
    ],
    invoiceData: [
      'Onde encontro os dados para conferir a nota fiscal?',
      'Abra o pedido em <strong>Pedidos</strong>: estão ali os itens, as quantidades, os valores e a referência de pagamento. A versão para imprimir serve de anexo ao processo.',
    ],
  },
  delivery: {
    howLong: [
      'Em quanto tempo os materiais chegam?',
      'O prazo de cada item aparece no carrinho e conta a partir da aprovação do pedido. Quando os prazos são diferentes, a entrega pode vir em partes.',
    ],
    freeShipping: [
      'Como sei se um produto tem frete grátis?',
      'A ficha do produto diz, e a loja tem um filtro que mostra só os itens com frete grátis. O resumo do carrinho soma o frete dos demais antes de você confirmar.',
    ],
    warehouse: [
      'Posso receber no almoxarifado e não na minha unidade?',
      'Sim. No segundo passo do pedido escolha ou cadastre o endereço do almoxarifado. Os endereços ficam guardados na sua conta para a próxima vez.',
    ],
    checkOnReceipt: [
      'O que conferir na hora do recebimento?',
      'Compare quantidade, marca e estado da embalagem com o pedido. O recebimento provisório confirma que a carga chegou; o definitivo vem depois de verificar que tudo atende ao que foi contratado (Lei 14.133/2021, art. 140).',
    ],
    incomplete: [
      'A entrega veio incompleta. O que faço?',
      'Registre a diferença no termo de recebimento, avise um administrador e informe o número do pedido. O pedido só deve passar a <strong>entregue</strong> quando o restante chegar.',
    ],
  },
  cancellationReturn: {
    cancelUntil: [
      'Até quando posso cancelar um pedido?',
      'Enquanto ele está <strong>recebido</strong> ou <strong>aprovado</strong>. Abra o pedido e use <strong>Cancelar</strong>. Depois de enviado, combine a devolução com um administrador.',
    ],
    cancelledCommitment: [
      'Cancelei um pedido. O que acontece com o empenho?',
      'O cancelamento no Certame não anula o empenho. Peça a anulação, total ou parcial, ao setor de orçamento para que o saldo volte à dotação.',
    ],
    rejected: [
      'Por que meu pedido foi rejeitado?',
      'Quem rejeita um pedido escreve o motivo, que fica no histórico. Os mais comuns são empenho que não confere, endereço incompleto e item sem saldo.',
    ],
    defective: [
      'Como troco um item com defeito?',
      'Descreva o defeito no termo de recebimento, fotografe o item e avise o fornecedor. O contratado deve reparar ou substituir, às próprias custas, o que veio com vício ou defeito (Lei 14.133/2021, art. 119).',
    ],
    takenOut: [
      'Retirei um item do carrinho sem querer. Posso desfazer?',
      'Sim: o aviso que aparece oferece <strong>Desfazer</strong> por alguns segundos. A tecla Z faz o mesmo.',
    ],
  },
  myOrders: {
    whereOrders: [
      'Onde vejo os pedidos que fiz?',
      'No menu, em <strong>Pedidos</strong>. A lista mostra número, data, valor e situação, e pode ser filtrada e ordenada. Cada pessoa vê os próprios pedidos; administradores veem todos.',
    ],
    statuses: [
      'O que significa cada situação de um pedido?',
      '<strong>Recebido</strong>: aguarda análise. <strong>Aprovado</strong>: será preparado. <strong>Enviado</strong>: está a caminho. <strong>Entregue</strong>: chegou. <strong>Cancelado</strong> ou <strong>rejeitado</strong>: não terá andamento, e os itens voltaram ao estoque.',
    ],
    alter: [
      'Posso alterar um pedido já confirmado?',
      'Não. Se ele ainda não foi enviado, cancele-o e faça outro. O histórico guarda os dois, o que ajuda quem confere depois.',
    ],
    print: [
      'Como imprimo um pedido para juntar ao processo?',
      'Abra o pedido e escolha <strong>Imprimir</strong>. A folha traz número, itens, valores, endereço e referência de pagamento, sem menus nem cores.',
    ],
    colleague: [
      'Outra pessoa da equipe pode acompanhar meu pedido?',
      'Administradores podem. Para os demais, envie a versão impressa ou um e-mail com o número do pedido.',
    ],
  },
  productServices: {
    sources: [
      'De onde vêm as licitações que aparecem no Certame?',
      'De arquivos do PNCP, do Compras.gov.br e de planilhas que os administradores enviam em <strong>Enviar arquivos</strong>. Uma licitação que chega por duas fontes com o mesmo número de controle é uma só.',
    ],
    files: [
      'Que arquivos posso importar?',
      'JSON, NDJSON e CSV em UTF-8, também compactados em .gz, e XLSX. Antes de gravar, o Certame mostra o que reconheceu e aponta as linhas com problemas.',
    ],
    following: [
      'O que acontece quando acompanho uma licitação?',
      'Ela aparece na tela <strong>Acompanhados</strong>, as datas entram no seu calendário e você recebe um aviso quando uma importação traz mudanças. A estrela é só sua: os colegas não a veem.',
    ],
    phoneCalendar: [
      'Como levo os prazos para o calendário do celular?',
      'No calendário, crie o endereço de assinatura e cole-o no Google Agenda, no Outlook ou no aplicativo da Apple. Quem tem o endereço lê as datas: se ele vazar, gere outro, e o antigo deixa de funcionar.',
    ],
    whyClosed: [
      'Por que uma licitação aparece como fechada?',
      'Porque tem resultado, foi revogada ou anulada, todos os seus itens ficaram sem vencedor, ou passou um ano desde a data de referência. Suspensão não fecha: aparece como uma etiqueta.',
    ],
    exactPhrase: [
      'Como busco uma expressão exata ou excluo uma palavra?',
      'Use aspas para a expressão exata: <strong>"gêneros alimentícios"</strong>. Um hífen antes exclui: <strong>limpeza -hospitalar</strong>. A palavra <strong>ou</strong> aceita qualquer uma das duas, e o asterisco completa: <strong>pavimenta*</strong>.',
    ],
    export: [
      'Posso exportar o resultado de uma busca?',
      'Sim. A lista de licitações tem <strong>Exportar CSV</strong>, que respeita a busca, os filtros e a ordem da tela. Também dá para exportar só as linhas selecionadas.',
    ],
  },
};
