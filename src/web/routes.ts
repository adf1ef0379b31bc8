import { index, type RouteConfig, route } from "@react-router/dev/routes";

// The whole site. A page is one line here, a module in pages/ and its words in content/pages/.
export default [
  index("pages/home/home.tsx"),

  route("koper", "pages/journeys/buyer.tsx"),
  route("koper-v3", "pages/journeys/buyer-v3.tsx"),
  route("verkoper", "pages/journeys/seller.tsx"),
  route("bedankt-koper", "pages/journeys/thanks-buyer.tsx"),
  route("bedankt-verkoper", "pages/journeys/thanks-seller.tsx"),
  route("aanbod", "pages/market/offers.tsx"),
  route("aanbod/:id", "pages/market/offer.tsx"),

  route("calculator/koper", "pages/calculators/buyer.tsx"),
  route("calculator/verkoper", "pages/calculators/seller.tsx"),
  route("calculator/calculator-gvo", "pages/calculators/guarantees.tsx"),
  route("calculator/:variant", "pages/calculators/variant.tsx"),

  route("energie-delen", "pages/sharing/sharing.tsx"),
  route("energie-delen/praktijkvoorbeelden", "pages/sharing/examples.tsx"),
  route("kopersinformatie", "pages/information/buyers.tsx"),
  route("verkopersinformatie", "pages/information/sellers.tsx"),
  route("rekenmodel", "pages/information/model-accuracy.tsx"),
  route("declarations", "pages/company/declarations.tsx"),
  route("overons", "pages/company/about.tsx"),
  route("contact", "pages/company/contact.tsx"),
  route("nieuwsbrief", "pages/company/newsletter.tsx"),

  route("login", "pages/accounts/login.tsx"),
  route("logout", "pages/accounts/logout.tsx"),
  route("aanmelden", "pages/accounts/register.tsx"),
  route("email-verificatie", "pages/accounts/verify-email.tsx"),
  route("verificatie-resend", "pages/accounts/resend-verification.tsx"),
  route("Password-reset", "pages/accounts/reset-password.tsx"),
  route("password-reset-mail", "pages/accounts/request-reset.tsx"),
  route("postbus", "pages/accounts/mailbox.tsx"),
  route("postbus/:id", "pages/accounts/mailbox-mail.tsx"),
  route("account", "pages/accounts/account.tsx"),
  route("account/formulieren", "pages/accounts/forms.tsx"),
  route("account/accountgegevens", "pages/accounts/details.tsx"),

  route("gebruikersinformatie/disclaimer", "pages/legal/disclaimer.tsx"),
  route("gebruikersinformatie/cookieverklaring", "pages/legal/cookies.tsx"),
  route("gebruikersinformatie/privacyverklaring", "pages/legal/privacy.tsx"),
  route("gebruikersinformatie/algemenevoorwaarden", "pages/legal/terms.tsx"),

  route("test42", "pages/workbench/test42.tsx"),
  route("test42/geforceerd-donker", "pages/workbench/forced-dark.tsx"),
  route("test42/geforceerd-licht", "pages/workbench/forced-light.tsx"),
  route("test42/geforceerd-systeem", "pages/workbench/forced-system.tsx"),
  route("test42/onbekende-middleware", "pages/workbench/unknown-middleware.tsx"),
  route("test42/fout", "pages/workbench/broken.tsx"),
  route("icon-test", "pages/workbench/icon-test.tsx"),
  route("component-test", "pages/workbench/component-test.tsx"),
  route("test-contracting", "pages/workbench/test-contracting.tsx"),

  // The discover tour stands under the product's configured name, which the built routes cannot know.
  route(":tour/:step", "pages/discover/tour.tsx"),
  route(":pagename", "pages/generic/generic-page.tsx"),
  route("*", "pages/generic/not-found.tsx"),
] satisfies RouteConfig;
