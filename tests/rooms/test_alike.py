"""Which names look alike: homoglyphs, case, spaces, and what Arabic writes either way; and which do not."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rooms.alike import alike, looks
from app.rooms.confusables import LOOKS_LIKE
from tests.rooms.test_text import NASTY

ALIKE = """
    Mona|MONA Mona|Mоna Mona|М0na Mona|ΜΟΝΑ Mona|МОNА Mona|rnona Mona|Mona. Mona|M_o_n_a Mona|Monà Mona|Ｍｏｎａ
    Mona|𝓜𝓸𝓷𝓪 Mona|Mo\u200cna Mona|Mo\u200bna Ian|lan lan|Lan ІАN|ian Ola|0la Straße|STRASSE İpek|ipek Zoë|Zoe
    paypal|раураӏ Ali|Aℓi 1|l 👩‍🚀|👩🚀 ❤️|❤
    أحمد|احمد إحمد|احمد آدم|ادم ٱحمد|احمد فاطمة|فاطمه فاطمۃ|فاطمه منى|مني منى|منی منى|منے علي|على کریم|كريم محمّد|محمد
    مُحَمَّد|محمد محمـــد|محمد هبة|هبه ہبہ|هبه رؤى|روى علي٢|علي2 علي٢|علي۲ طه|ط٥ ﻣﻨﻰ|منى شريف|سۛريف شريف|سۛرِيف
"""


@pytest.mark.parametrize("pair", ALIKE.split())
def test_alike(pair):
    name, other = pair.split("|")
    assert alike(name, other)
    assert alike(other, name)


UNLIKE = """
    Ian|Lan Elia|Ella Ana|Anna Nil|Nila Jo|Jl Øre|Ore Mona2|Mona3 1|2 :)|:( 👍|👎 👩🏽|👩🏿
    شريف|سريف علاء|علا بنت|نبت ثريا|تريا قمر|فمر حسن|حسين كريم|كريمة नीता|नूता นิด|นุด
"""


@pytest.mark.parametrize("pair", UNLIKE.split())
def test_not_alike(pair):
    name, other = pair.split("|")
    assert not alike(name, other)


NAMES = [
    """محمد أحمد محمود مصطفى علي حسن حسين إبراهيم خالد عمر عمرو كريم شريف طارق ياسر سامي سمير هاني هشام وليد
    وائل أيمن إيمان أمل أميرة أمير مروان مروة مريم منى منة مها مي ميار ميرنا نور نورا نوران نهى نهال نادية
    نادر ندى هبة هدى هالة هند ياسمين يارا يوسف يحيى زينب زياد رانيا رنا رامي ريم ريهام سارة سلمى سحر سلوى
    سوسن شيماء شادي شهد صلاح طه عادل عصام علاء علا عبده عبير غادة فاتن فاطمة فريدة فرح فؤاد كمال لبنى ليلى
    لؤي لمياء مدحت معتز ناصر نبيل نجلاء بسمة بسنت بلال تامر جمال جنى حازم حنان حمادة دعاء دينا داليا رضا رشا
    زكي""",
    """Ali Omar Mona Maha May Mai Nour Noha Nada Nadia Nader Hany Hani Heba Hoda Hala Hend Yara Yasmin Youssef
    Yehia Zeinab Ziad Rania Rana Ramy Reem Sara Sarah Salma Sahar Sherif Shady Taha Adel Alaa Ola Abdo Abeer
    Farida Farah Kamal Lobna Laila Lamia Nasser Nabil Basma Bilal Tamer Gamal Gana Jana Hazem Hanan Dina
    Dalia Reda Rasha Ian Lan Ann Anna Ana Jan Jon John Jonas Liam Lia Lea Leo Lena Lina Nina Mia Mila Max Tom
    Tim Kim Kai Elia Ella Elle Emma Eva Eve Ivan Iris Ida Ada Zoe Noah Nora Olaf Olga Otto Rani Rami Riad Bob
    Rob Ben Dan Sam Pam Amy Ely Eli Ellie Billy Bill Will Jill""",
]


@pytest.mark.parametrize("names", NAMES, ids=["Egypt", "elsewhere"])
def test_different_names_of_real_people_are_different(names):
    assert [pair for pair in combinations(names.split(), 2) if alike(*pair)] == []


def test_the_characters_that_look_like_others_are_those_of_unicode():
    """A sample of what ICU 78 answers, and how much there is of it."""
    assert len(LOOKS_LIKE) == 2890
    said = {"m": "rn", "I": "l", "1": "l", "0": "O", "а": "a", "ا": "l", "ه": "o", "ش": "س\u06db", "ي": "ى", "Æ": "AE"}
    assert {character: LOOKS_LIKE[ord(character)] for character in said} == said


@settings(deadline=None)
@given(NASTY, NASTY)
def test_alike_goes_both_ways_and_everybody_is_like_themselves(name, other):
    assert alike(name, name)
    assert alike(name, other) == alike(other, name)
    assert looks(name)


@settings(deadline=None)
@given(st.text(st.sampled_from("abgiIloO01mnrوا هةى ١٢")), st.sampled_from([str.upper, str.lower, str.swapcase]))
def test_case_never_tells_two_apart(name, change):
    assert alike(name, change(name))
