// The screens of whoever is signed in, by the name of their component. Apart from their addresses, for the page on which one signs
// in needs those (to lead on to one afterwards), but neither the screens nor the names of their files.
import type { ComponentType } from 'react';

/** Each is what its file exports under that name. */
const named = <Screens extends { [Name in keyof Screens]: () => Promise<{ [Export in Name]: ComponentType }> }>(screens: Screens) =>
  screens;

export const screens = named({
  LicitacaoListRoute: () => import('../screens/LicitacaoListRoute.tsx'),
  LicitacaoDetailRoute: () => import('../screens/LicitacaoDetailRoute.tsx'),
  NoticeByHand: () => import('../screens/NoticeByHand.tsx'),
  ImportarScreen: () => import('../screens/ImportarScreen.tsx'),
  ProjetoListRoute: () => import('../screens/ProjetoListRoute.tsx'),
  ProjetoDetailRoute: () => import('../screens/ProjetoDetailRoute.tsx'),
  FollowRoute: () => import('../screens/FollowRoute.tsx'),
  CalendarRoute: () => import('../screens/CalendarRoute.tsx'),
  DnsRoute: () => import('../screens/DnsRoute.tsx'),
  EmailRoute: () => import('../screens/EmailRoute.tsx'),
  ChatScreen: () => import('#features/chat/web/ChatScreen.tsx'),
  TasksRoute: () => import('../screens/TasksRoute.tsx'),
  UserList: () => import('#features/users/web/list/UserList.tsx'),
  UserScreen: () => import('../screens/UserScreen.tsx'),
  UserEditScreen: () => import('../screens/UserEditScreen.tsx'),
  AccountSettingsScreen: () => import('../screens/AccountSettingsScreen.tsx'),
  AuditScreen: () => import('#features/audit/web/AuditScreen.tsx'),
  OutboxScreen: () => import('#features/outbox/web/OutboxScreen.tsx'),
  Profile: () => import('#features/profile/web/Profile.tsx'),
  AccessControl: () => import('../screens/AccessControl.tsx'),
  Gallery: () => import('#features/gallery/web/Gallery.tsx'),
  OverviewRoute: () => import('../screens/OverviewRoute.tsx'),
  AnalyticsRoute: () => import('../screens/AnalyticsRoute.tsx'),
  CardsScreen: () => import('#features/cards/web/CardsScreen.tsx'),
  ShopScreen: () => import('#features/shop/web/catalogue/list/ShopScreen.tsx'),
  ProductScreen: () => import('#features/shop/web/catalogue/product/ProductScreen.tsx'),
  ProductEditScreen: () => import('#features/shop/web/catalogue/edit/ProductEditScreen.tsx'),
  WishlistScreen: () => import('#features/shop/web/catalogue/wishlist/WishlistScreen.tsx'),
  CheckoutRoute: () => import('../screens/CheckoutRoute.tsx'),
  OrderList: () => import('#features/orders/web/OrderList.tsx'),
  OrderScreen: () => import('#features/orders/web/OrderScreen.tsx'),
  FaqScreen: () => import('#features/faq/web/FaqScreen.tsx'),
  KnowledgeBase: () => import('#features/knowledgeBase/web/KnowledgeBase.tsx'),
  KnowledgeCategory: () => import('#features/knowledgeBase/web/KnowledgeCategory.tsx'),
  KnowledgeQuestion: () => import('#features/knowledgeBase/web/KnowledgeQuestion.tsx'),
  PricingScreen: () => import('#features/pricing/web/PricingScreen.tsx'),
  BlogList: () => import('#features/blog/web/BlogList.tsx'),
  BlogPost: () => import('#features/blog/web/post/BlogPost.tsx'),
  BlogEdit: () => import('#features/blog/web/edit/BlogEdit.tsx'),
});
