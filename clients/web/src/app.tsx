import type { JSX } from "preact";
import { lazy, Suspense } from "preact/compat";
import { StartPage } from "./pages/start";
import { Header } from "./parts/header";
import { opened, route } from "./router";

const SetupPage = lazy(() => import("./pages/setup").then((all) => all.SetupPage));
const GamePage = lazy(() => import("./pages/game").then((all) => all.GamePage));
const LinkPage = lazy(() => import("./pages/link").then((all) => all.LinkPage));

export function App(): JSX.Element {
  return (
    <>
      <button type="button" class="skip button" onClick={skip}>
        Skip to the game
      </button>
      <Header />
      <Suspense fallback={<main class="page" id="main" tabIndex={-1} />}>
        <Page />
      </Suspense>
    </>
  );
}

function Page(): JSX.Element {
  const shown = route.value;
  switch (shown.page) {
    case "start":
      return <StartPage />;
    case "setup":
      return <SetupPage key={shown.game} game={shown.game} />;
    case "game":
      return <GamePage key={`${shown.game}-${opened.value}`} game={shown.game} />;
    case "link":
      return <LinkPage key={`${shown.link.match}`} link={shown.link} />;
    case "unknown":
      return (
        <main class="page" id="main" tabIndex={-1}>
          <h1>That link leads nowhere</h1>
          <p>{shown.why}</p>
          <p>
            <a href="#/">To the start</a>
          </p>
        </main>
      );
  }
}

// The fragment says which page is shown, so no link can jump within it.
function skip(): void {
  document.getElementById("main")?.focus();
}
