"""The documentation: links lead somewhere, pictures are up to date, rules have their sections."""

import importlib.util
import re
from pathlib import Path

import pytest

from ludex.core import registry
from ludex.serving.settings import Settings

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for folder in ("", "docs", "docs/rules", "docs/decisions", "clients/python", "bench")
    for path in (ROOT / folder).glob("*.md")
)
LINK = re.compile(r"\]\(([^)#\s]+)?(?:#([^)\s]+))?\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchors(page):
    """The anchors of a page's headings, as they are usually made."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text()), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower())
        found.add(plain.strip().replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target, anchor in LINK.findall(FENCED.sub("", page.read_text())):
        if "://" in target:
            continue
        file = (page.parent / target).resolve() if target else page
        assert file.exists(), f"{page.name} links to {target}"
        if anchor and file.suffix == ".md":
            assert anchor in anchors(file), f"{page.name} links to {target}#{anchor}"


def test_the_pictures_of_the_readme_are_up_to_date():
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "tools/readme_pictures.py")
    pictures = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pictures)
    for name in pictures.SCENES:
        file = pictures.FOLDER / f"readme-{name}.svg"
        assert file.read_text() == pictures.picture(name), "run `make pictures`"


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_violation_points_to_a_rule(name):
    for kind in registry.game(name).description.violations:
        page, _, section = kind.rule.partition("#")
        assert section in anchors(ROOT / "docs/rules" / f"{page}.md"), kind.rule


@pytest.mark.parametrize("name", registry.GAMES)
def test_reconstructed_decks_are_called_so(name):
    for deck in registry.game(name).description.decks:
        if deck.reconstructed:
            assert "reconstruct" in deck.summary.lower()
            assert "reconstruct" in (ROOT / "docs/rules" / f"{name}.md").read_text().lower()
            assert "reconstruct" in (ROOT / "docs/decks.md").read_text().lower()
            assert "reconstruct" in (ROOT / "README.md").read_text().lower()


def test_every_setting_is_in_the_operators_page():
    page = (ROOT / "docs/operations.md").read_text()
    for name in Settings.model_fields:
        assert f"`{name}`" in page, name
