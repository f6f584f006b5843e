-- The key of the texts that the product brings for a row in every language (kit/server/productTexts.ts); empty once its words are edited.
alter table faq_groups add column text_key text;
alter table faq_questions add column text_key text;
alter table kb_categories add column text_key text;
alter table kb_lists add column text_key text;
alter table kb_articles add column text_key text;
alter table pricing_plans add column text_key text;
alter table pricing_questions add column text_key text;

-- Rows that were never edited are still at their first version. Questions and articles come with the demonstration alone.
update faq_groups set text_key = key where version = 1;
update pricing_plans set text_key = name where version = 1;
update pricing_questions set text_key = case place when 1 then 'card' when 2 then 'change' when 3 then 'yearly' end where version = 1;
update faq_questions set text_key = case question
  when 'Como pago um pedido com nota de empenho?' then 'commitment'
  when 'Quais são as outras formas de pagamento?' then 'otherWays'
  when 'Quando o pagamento é devido?' then 'whenDue'
  when 'Posso dividir um pedido entre dois empenhos?' then 'twoCommitments'
  when 'O preço pode mudar depois que o pedido foi feito?' then 'priceChange'
  when 'Onde encontro os dados para conferir a nota fiscal?' then 'invoiceData'
  when 'Em quanto tempo os materiais chegam?' then 'howLong'
  when 'Como sei se um produto tem frete grátis?' then 'freeShipping'
  when 'Posso receber no almoxarifado e não na minha unidade?' then 'warehouse'
  when 'O que conferir na hora do recebimento?' then 'checkOnReceipt'
  when 'A entrega veio incompleta. O que faço?' then 'incomplete'
  when 'Até quando posso cancelar um pedido?' then 'cancelUntil'
  when 'Cancelei um pedido. O que acontece com o empenho?' then 'cancelledCommitment'
  when 'Por que meu pedido foi rejeitado?' then 'rejected'
  when 'Como troco um item com defeito?' then 'defective'
  when 'Retirei um item do carrinho sem querer. Dá para voltar?' then 'takenOut'
  when 'Onde vejo os pedidos que fiz?' then 'whereOrders'
  when 'O que significa cada situação de um pedido?' then 'statuses'
  when 'Posso alterar um pedido já confirmado?' then 'alter'
  when 'Como imprimo um pedido para juntar ao processo?' then 'print'
  when 'Outra pessoa da equipe pode acompanhar meu pedido?' then 'colleague'
  when 'De onde vêm as licitações que aparecem no Certame?' then 'sources'
  when 'Que arquivos posso importar?' then 'files'
  when 'O que acontece quando acompanho uma licitação?' then 'following'
  when 'Como levo os prazos para o calendário do celular?' then 'phoneCalendar'
  when 'Por que uma licitação aparece como fechada?' then 'whyClosed'
  when 'Como busco uma expressão exata ou excluo uma palavra?' then 'exactPhrase'
  when 'Posso exportar o resultado de uma busca?' then 'export'
end where version = 1 and exists (select 1 from demo_seeds);
update kb_categories set text_key = slug where version = 1 and exists (select 1 from demo_seeds)
  and slug in ('fundamentos', 'buscar-e-acompanhar', 'prazos', 'importar-dados', 'trabalho-em-equipe', 'conta-e-seguranca');
update kb_lists set text_key = case title
  when 'Modalidades' then 'modalities'
  when 'Contratação direta' then 'direct'
  when 'Registro de preços' then 'prices'
  when 'Fases do processo' then 'phases'
  when 'Fontes e números' then 'sources'
  when 'Desfechos' then 'outcomes'
  when 'Busca e filtros' then 'search'
  when 'Ler os status' then 'statuses'
  when 'Acompanhar' then 'following'
  when 'Antes da sessão' then 'before'
  when 'Depois da sessão' then 'after'
  when 'No calendário' then 'calendar'
  when 'Primeiros passos' then 'first'
  when 'Depois da importação' then 'afterwards'
  when 'Projetos de lei' then 'bills'
  when 'Tarefas' then 'tasks'
  when 'E-mail e conversas' then 'mail'
  when 'Calendário' then 'events'
  when 'Sua conta' then 'own'
  when 'Permissões' then 'permissions'
  when 'Registro' then 'log'
end where version = 1 and exists (select 1 from demo_seeds);
update kb_articles set text_key = slug where version = 1 and exists (select 1 from demo_seeds) and slug in (
  'o-que-e-um-pregao', 'as-cinco-modalidades', 'dispensa-ou-inexigibilidade', 'sistema-de-registro-de-precos', 'adesao-a-ata',
  'fases-da-licitacao', 'o-que-e-o-pncp', 'o-que-e-a-uasg', 'deserta-fracassada-revogada-anulada', 'escrever-uma-busca',
  'visao-inicial-da-lista', 'ler-os-status', 'valor-sigiloso-ou-nao-informado', 'acompanhar-uma-licitacao',
  'quando-chegam-os-alertas', 'prazo-para-impugnacao', 'prazo-minimo-para-propostas', 'prazo-para-recurso', 'assinar-o-calendario',
  'horario-de-brasilia', 'enviar-um-arquivo', 'planilha-propria', 'registros-rejeitados', 'itens-antes-da-licitacao',
  'importar-projetos-de-lei', 'dar-uma-tarefa', 'ordem-das-tarefas', 'email-ou-conversa', 'desfazer-um-envio', 'eventos-e-datas',
  'verificacao-em-duas-etapas', 'aparencia-e-atalhos', 'quem-pode-o-que', 'registro-de-atividades');
