"""What the compiler understands and plain Python does not: this one module is never compiled.

`i64` is a machine integer in compiled code and an `int` elsewhere; nothing in the kernel relies on overflow.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        return lambda cls: cls
